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

  /** For `onclick` of a link: stays a real link for a new tab, a copied address, a middle click. */
  readonly follow = (event: MouseEvent & { currentTarget: HTMLAnchorElement }): void => {
    if (!plain(event)) return;
    event.preventDefault();
    const { pathname, hash } = event.currentTarget;
    this.go(pathname + hash);
  };
}

/** Whether a click on a link only follows it: no new tab, no window, no download is asked for. */
export function plain(event: MouseEvent): boolean {
  return !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

export const router = new Router();
