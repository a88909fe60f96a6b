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

  /** Handle clicks on a link. The link has an address, so that a person can copy it or open it in a new tab. */
  readonly follow = (event: MouseEvent & { currentTarget: HTMLAnchorElement }): void => {
    if (!plain(event)) return;
    event.preventDefault();
    const { pathname, hash } = event.currentTarget;
    this.go(pathname + hash);
  };
}

/** Return whether a click opens a link in this tab. */
export function plain(event: MouseEvent): boolean {
  return !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

export const router = new Router();
