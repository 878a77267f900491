export interface Span {
  readonly top: number;
  readonly bottom: number;
}

const GAP = 8;

/**
 * Returns the lower edge of the lowest place above `floor` where the toast covers no span. If that place is above the
 * middle, where the page is read, it returns the floor.
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
