export function focusedElement(): Element | null {
  return document.activeElement;
}

export function isFocusLost(): boolean {
  return document.activeElement === document.body;
}

export function firstInPage<T extends Element = Element>(selector: string): T | null {
  return document.querySelector<T>(selector);
}

export function allInPage<T extends Element = Element>(selector: string): readonly T[] {
  return [...document.querySelectorAll<T>(selector)];
}

export function scrollOffset(): number {
  return window.scrollY;
}

export function scrollToTop(): void {
  window.scrollTo(0, 0);
}

export function windowSize(): { readonly width: number; readonly height: number } {
  return { width: window.innerWidth, height: window.innerHeight };
}

/** Returns the browser's path, which changes slightly before the router's. */
export function shownPath(): string {
  return window.location.pathname;
}

/** Returns true if the address names a part of the page. */
export function hasTarget(): boolean {
  return window.location.hash !== '';
}

/** Returns true while the server's copy of the next page is shown. */
export function isPreviewed(): boolean {
  return firstInPage('[data-preview]') !== null;
}

export function isOnline(): boolean {
  return navigator.onLine;
}

export function reloadPage(): void {
  window.location.reload();
}
