type End = () => void;

/** Calls back with each event of a type that reaches the document, at once if `isCapture`; returns what ends that. */
export function onDocument<T extends keyof DocumentEventMap>(
  type: T,
  handle: (event: DocumentEventMap[T]) => void,
  isCapture = false,
): End {
  document.addEventListener(type, handle, isCapture);
  return () => document.removeEventListener(type, handle, isCapture);
}

/** Calls back with each event of a type at the window, whose default it cannot prevent; returns what ends that. */
export function onWindow<T extends keyof WindowEventMap>(type: T, handle: (event: WindowEventMap[T]) => void): End {
  window.addEventListener(type, handle, { passive: true });
  return () => window.removeEventListener(type, handle);
}

/** Calls back with what is pressed or takes the focus outside an element; returns what ends that. */
export function onOutside(root: { readonly current: Element | null }, handle: (target: Element) => void): End {
  const watch = ({ target }: Event) => {
    if (target instanceof Element && root.current?.contains(target) === false) handle(target);
  };
  const ends = [onDocument('pointerdown', watch), onDocument('focusin', watch)];
  return () => {
    for (const end of ends) end();
  };
}
