import { lowestFree } from '@/core/kernel/toasts/toast-place.rules';
import { watchKeyboard } from '../ui/above-keyboard';

/**
 * Parts at the lower edge that no toast covers: bars, prompts, a calculator's answer, the focused
 * field.
 */
const OF_PAGE = '.bottom, .offbar, .tray, .nudge, .calc-answer, :is(input, textarea):focus';
const DIALOG_PARTS = '.dialog__foot, .dialog-view--bottom > .dialog, .dialog :is(input, textarea):focus';

/**
 * Keeps toasts right above bars and keyboards on phones, also above those that open later. The style sheet ignores it
 * on wider screens. Returns a function that stops it.
 */
export function placeToasts(toasts: HTMLElement): () => void {
  const page = toasts.ownerDocument;
  const window = page.defaultView;
  if (window === null) return () => undefined;
  let frame = 0;
  let floor = window.innerHeight;
  const place = () => {
    const { height } = toasts.getBoundingClientRect();
    const parts = page.querySelectorAll(page.querySelector('.dialog') === null ? OF_PAGE : DIALOG_PARTS);
    const spans = [...parts].map((part) => part.getBoundingClientRect());
    const edge = lowestFree(height, floor, spans);
    toasts.style.setProperty('--toasts-bottom', `${window.innerHeight - edge}px`);
  };
  const placeSoon = () => {
    window.cancelAnimationFrame(frame);
    frame = window.requestAnimationFrame(place);
  };
  place();
  const endWatch = watchKeyboard(page, (room) => {
    floor = room === null ? window.innerHeight : room.top + room.height;
    placeSoon();
  });
  const changes = new window.MutationObserver(placeSoon);
  changes.observe(page.body, { childList: true, subtree: true });
  return () => {
    window.cancelAnimationFrame(frame);
    endWatch();
    changes.disconnect();
  };
}
