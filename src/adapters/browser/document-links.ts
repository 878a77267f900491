/** Events shortly before a click on a link: hover and keyboard focus. */
const INTENTS = ['pointerover', 'focusin'] as const;

/**
 * Calls back when a click on a link of this origin is likely. Touches are ignored, because a touch is already the
 * click. Returns a function that stops watching.
 */
export function watchLinkIntents(document: Document, onIntent: (address: string) => void): () => void {
  const handle = (event: Event) => {
    const link = linkOf(event, document);
    if (link === null) return;
    const isAhead = 'pointerType' in event ? event.pointerType !== 'touch' : link.matches(':focus-visible');
    if (isAhead) onIntent(`${link.pathname}${link.search}`);
  };
  for (const event of INTENTS) document.addEventListener(event, handle, { passive: true });
  return () => {
    for (const event of INTENTS) document.removeEventListener(event, handle);
  };
}

/**
 * Reports clicks that would leave the page for an address of this origin. The browser follows the link unless `follow`
 * returns true. Clicks that open a tab, window, download or part of the page are left to the browser. Returns a
 * function that stops watching.
 */
export function watchLinkClicks(document: Document, follow: (link: HTMLAnchorElement) => boolean): () => void {
  const handle = (event: MouseEvent) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const link = linkOf(event, document);
    if (link === null || link.target !== '' || link.download !== '' || link.getAttribute('href')?.[0] === '#') return;
    if (follow(link)) event.preventDefault();
  };
  document.addEventListener('click', handle);
  return () => document.removeEventListener('click', handle);
}

function linkOf({ target }: Event, document: Document): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement && link.origin === document.location.origin ? link : null;
}
