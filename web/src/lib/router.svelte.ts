class Router {
  path = $state(location.pathname);

  constructor() {
    window.addEventListener("popstate", () => (this.path = location.pathname));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = path;
    window.scrollTo(0, 0);
  }

  /** For `onclick` of a link: stays a real link for a new tab, a copied address, a middle click. */
  readonly follow = (event: MouseEvent & { currentTarget: HTMLAnchorElement }): void => {
    if (!plain(event)) return;
    event.preventDefault();
    this.go(event.currentTarget.pathname);
  };
}

/** Whether a click on a link only follows it: no new tab, no window, no download is asked for. */
export function plain(event: MouseEvent): boolean {
  return !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

export const router = new Router();
