import { freeTop } from '@/core/kernel/toasts/toast-place.rules';

/** Parts of a page that no toast covers: its bar, tabs and title. */
const OF_PAGE = '.top, .tabs, h1';
/** The same parts of an open dialog. */
const OF_DIALOG = '.steps, .dialog__head, .dialog .h1, .dialog .tabs';

/**
 * Keeps the toasts on a phone clear of the bar, tabs and title, also of a page or dialog that opens below them. The style sheet has the usual
 * place. Returns what ends that.
 */
export function placeToasts(toasts: HTMLElement): () => void {
  const page = toasts.ownerDocument;
  const window = page.defaultView;
  if (window === null) return () => undefined;
  let frame = 0;
  const place = () => {
    toasts.style.removeProperty('--toasts-top');
    const offset = Number.parseFloat(window.getComputedStyle(toasts).top);
    const { height } = toasts.getBoundingClientRect();
    const parts = page.querySelectorAll(page.querySelector('.dialog') === null ? OF_PAGE : OF_DIALOG);
    const spans = [...parts].map((part) => part.getBoundingClientRect());
    toasts.style.setProperty('--toasts-top', `${freeTop(height, offset, spans, window.innerHeight)}px`);
  };
  const placeSoon = () => {
    window.cancelAnimationFrame(frame);
    frame = window.requestAnimationFrame(place);
  };
  place();
  const changes = new window.MutationObserver(placeSoon);
  changes.observe(page.body, { childList: true, subtree: true });
  return () => {
    window.cancelAnimationFrame(frame);
    changes.disconnect();
  };
}
