/**
 * Acts after a running press, or immediately. A line that appears during a press would move its target, and the press
 * would be lost.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) {
    act();
    return;
  }
  const ended = new AbortController();
  const handleEnd = () => {
    ended.abort();
    setTimeout(act);
  };
  for (const type of ['pointerup', 'pointercancel', 'dragend'])
    document.addEventListener(type, handleEnd, { capture: true, signal: ended.signal });
}
