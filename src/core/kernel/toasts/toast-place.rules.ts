/** A part of the screen by its upper and lower edge, in px from the top of the window. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** The space between a toast and what is below it, in px. */
const GAP = 8;

/**
 * Returns the lowest place above `floor` where a toast of this height covers none of the spans, as the position of its lower edge. The place right
 * above the floor if the toast would be above the middle, where the page is read.
 */
export function lowestFree(height: number, floor: number, spans: readonly Span[]): number {
  const fromBelow = spans.filter(({ top, bottom }) => bottom > top).toSorted((one, other) => other.bottom - one.bottom);
  const free = fromBelow.reduce(
    (edge, span) => (isClear(edge - height, edge, span) ? edge : Math.min(edge, span.top - GAP)),
    floor - GAP,
  );
  return free - height < floor / 2 ? floor - GAP : free;
}

function isClear(top: number, bottom: number, span: Span): boolean {
  return span.bottom + GAP <= top || bottom + GAP <= span.top;
}
