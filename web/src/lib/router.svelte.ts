class Router {
  path = $state(location.pathname);

  constructor() {
    window.addEventListener("popstate", () => (this.path = location.pathname));
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.path = location.pathname;
    window.scrollTo(0, 0);
  }

  /** Handle `onclick` of a link, which stays a real link for a new tab or for copying. */
  readonly follow = (event: MouseEvent & { currentTarget: HTMLAnchorElement }): void => {
    if (!plain(event)) return;
    event.preventDefault();
    const { pathname, hash } = event.currentTarget;
    this.go(pathname + hash);
  };
}

/** Whether a click only follows a link, without a new tab, a window or a download. */
export function plain(event: MouseEvent): boolean {
  return !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

export const router = new Router();
