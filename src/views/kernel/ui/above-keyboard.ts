/** The least height of a keyboard, in px: bars of the browser cover less. */
const MIN_KEYBOARD_HEIGHT_PX = 120;

/** The part of the window that an on-screen keyboard leaves, in px from the window's upper edge. */
interface Room {
  readonly top: number;
  readonly height: number;
}

/**
 * Holds a view that fills the window within what an on-screen keyboard leaves, so that its lower edge is never under the keys. A ref
 * for such a view.
 */
export function fitAboveKeyboard(view: HTMLElement | null): (() => void) | undefined {
  if (view === null) return;
  return watchKeyboard(view.ownerDocument, (room) => {
    view.style.top = room === null ? '' : `${room.top}px`;
    view.style.height = room === null ? '' : `${room.height}px`;
    const focused = view.ownerDocument.activeElement;
    if (room !== null && focused !== view && view.contains(focused)) focused?.scrollIntoView({ block: 'nearest' });
  });
}

/** Scrolls the page so far that the lower edge of a form with the focus is above an on-screen keyboard. Returns what ends that. */
export function scrollAboveKeyboard(form: HTMLElement): () => void {
  const page = form.ownerDocument;
  return watchKeyboard(page, (room) => {
    if (room === null || !form.contains(page.activeElement)) return;
    const { top, bottom } = form.getBoundingClientRect();
    const hidden = Math.min(bottom - room.top - room.height, top - room.top);
    if (hidden > 0) page.defaultView?.scrollBy({ top: hidden });
  });
}

/** Calls back with the room at each change of it; null while there is no keyboard. Returns what ends that. */
export function watchKeyboard(page: Document, onChange: (room: Room | null) => void): () => void {
  const window = page.defaultView;
  const shown = window?.visualViewport;
  if (window === null || shown === null || shown === undefined) return () => undefined;
  const handleChange = () => {
    const { height, offsetTop: top, scale } = shown;
    // A page that is zoomed in shows a part of itself too, and moves with the fingers.
    const isCovered = scale < 1.01 && window.innerHeight - height > MIN_KEYBOARD_HEIGHT_PX;
    onChange(isCovered ? { top, height } : null);
  };
  // Before the frame is painted: to ask the window while a dialog is put in would lay out the page once more.
  const frame = window.requestAnimationFrame(handleChange);
  shown.addEventListener('resize', handleChange);
  shown.addEventListener('scroll', handleChange);
  return () => {
    window.cancelAnimationFrame(frame);
    shown.removeEventListener('resize', handleChange);
    shown.removeEventListener('scroll', handleChange);
  };
}
