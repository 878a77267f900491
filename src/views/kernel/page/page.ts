/** Returns what has the focus: the body if nothing has. */
export function focusedElement(): Element | null {
  return document.activeElement;
}

/** Returns whether the focus went with what was removed. */
export function isFocusLost(): boolean {
  return document.activeElement === document.body;
}

/** Returns the page's first element that fits a selector. */
export function firstInPage<T extends Element = Element>(selector: string): T | null {
  return document.querySelector<T>(selector);
}

/** Returns the page's elements that fit a selector, in their order. */
export function allInPage<T extends Element = Element>(selector: string): readonly T[] {
  return [...document.querySelectorAll<T>(selector)];
}

/** Returns how far the page is scrolled, in px. */
export function scrolledBy(): number {
  return window.scrollY;
}

export function scrollToTop(): void {
  window.scrollTo(0, 0);
}

/** Returns the inner size of the window, in px. */
export function windowSize(): { readonly width: number; readonly height: number } {
  return { width: window.innerWidth, height: window.innerHeight };
}

/** Returns the path that the browser shows, which the router learns a moment later. */
export function shownPath(): string {
  return window.location.pathname;
}

/** Returns whether the device has a connection, as far as the browser knows. */
export function isOnline(): boolean {
  return navigator.onLine;
}

export function reloadPage(): void {
  window.location.reload();
}
