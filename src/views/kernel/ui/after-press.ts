/**
 * Runs `act` once the press that is under way has done what it does; at once if none is. A line that appears while the pointer is down moves
 * what is pressed from under it, and the press is lost.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) {
    act();
    return;
  }
  const ended = new AbortController();
  const handleEnd = () => {
    ended.abort();
    // The click comes right after the pointer is up.
    setTimeout(act);
  };
  for (const type of ['pointerup', 'pointercancel', 'dragend'])
    document.addEventListener(type, handleEnd, { capture: true, signal: ended.signal });
}
