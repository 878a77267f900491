/** The minimum height in px of a keyboard. A smaller change of the window's height is a browser bar. */
const MIN_KEYBOARD_HEIGHT_PX = 120;

interface Room {
  readonly top: number;
  readonly height: number;
}

/** Keeps the lower edge of a full-window view above an on-screen keyboard. Use it as a ref. */
export function fitAboveKeyboard(view: HTMLElement | null): (() => void) | undefined {
  if (view === null) return;
  return watchKeyboard(view.ownerDocument, (room) => {
    view.style.top = room === null ? '' : `${room.top}px`;
    view.style.height = room === null ? '' : `${room.height}px`;
    const focused = view.ownerDocument.activeElement;
    if (room !== null && focused !== view && view.contains(focused)) focused?.scrollIntoView({ block: 'nearest' });
  });
}

/**
 * Keeps the lower edge of a focused form above an on-screen keyboard. Returns a function that stops
 * it.
 */
export function scrollAboveKeyboard(form: HTMLElement): () => void {
  const page = form.ownerDocument;
  return watchKeyboard(page, (room) => {
    if (room === null || !form.contains(page.activeElement)) return;
    const { top, bottom } = form.getBoundingClientRect();
    const hidden = Math.min(bottom - room.top - room.height, top - room.top);
    if (hidden > 0) page.defaultView?.scrollBy({ top: hidden });
  });
}

/** Calls back with null when the keyboard closes. Returns a function that stops it. */
export function watchKeyboard(page: Document, onChange: (room: Room | null) => void): () => void {
  const window = page.defaultView;
  const shown = window?.visualViewport;
  if (window === null || shown === null || shown === undefined) return () => undefined;
  const handleChange = () => {
    const { height, offsetTop: top, scale } = shown;
    // Ignores a zoomed page, which is also partly visible and moves with the fingers.
    const isCovered = scale < 1.01 && window.innerHeight - height > MIN_KEYBOARD_HEIGHT_PX;
    onChange(isCovered ? { top, height } : null);
  };
  // Reads the height just before the next paint. Reading it while a dialog mounts would force layout.
  const frame = window.requestAnimationFrame(handleChange);
  shown.addEventListener('resize', handleChange);
  shown.addEventListener('scroll', handleChange);
  return () => {
    window.cancelAnimationFrame(frame);
    shown.removeEventListener('resize', handleChange);
    shown.removeEventListener('scroll', handleChange);
  };
}
