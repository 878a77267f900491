type End = () => void;

/** Handles the event in the capture phase if `isCapture`. Returns a function that stops it. */
export function onDocument<T extends keyof DocumentEventMap>(
  type: T,
  handle: (event: DocumentEventMap[T]) => void,
  isCapture = false,
): End {
  document.addEventListener(type, handle, isCapture);
  return () => document.removeEventListener(type, handle, isCapture);
}

/** Adds a passive listener. Returns a function that stops it. */
export function onWindow<T extends keyof WindowEventMap>(type: T, handle: (event: WindowEventMap[T]) => void): End {
  window.addEventListener(type, handle, { passive: true });
  return () => window.removeEventListener(type, handle);
}

/** Handles pointer presses and focus changes outside. Returns a function that stops it. */
export function onOutside(root: { readonly current: Element | null }, handle: (target: Element) => void): End {
  const watch = ({ target }: Event) => {
    if (target instanceof Element && root.current?.contains(target) === false) handle(target);
  };
  const ends = [onDocument('pointerdown', watch), onDocument('focusin', watch)];
  return () => {
    for (const end of ends) end();
  };
}
