/** The events that come before a click on a link: hover, keyboard focus, touch. */
const EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Calls back with the path of a link of this origin, as soon as a click on it is likely. Returns what ends it. */
export function watchLinkIntents(document: Document, onIntent: (path: string) => void): () => void {
  const handle = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== document.location.origin) return;
    onIntent(link.pathname);
  };
  for (const event of EVENTS) document.addEventListener(event, handle, { passive: true });
  return () => {
    for (const event of EVENTS) document.removeEventListener(event, handle);
  };
}
