export interface VerticalSpan {
  readonly top: number;
  readonly bottom: number;
}

const GAP = 8;

/**
 * Returns the bottom edge of the lowest position above `floor` at which the toast covers none of the spans. If that
 * position is above the middle, where the page is read, returns the position at `floor`.
 */
export function lowestFree(height: number, floor: number, spans: readonly VerticalSpan[]): number {
  const fromBelow = spans.filter(({ top, bottom }) => bottom > top).toSorted((one, other) => other.bottom - one.bottom);
  const free = fromBelow.reduce(
    (edge, span) => (isClear(edge - height, edge, span) ? edge : Math.min(edge, span.top - GAP)),
    floor - GAP,
  );
  return free - height < floor / 2 ? floor - GAP : free;
}

function isClear(top: number, bottom: number, span: VerticalSpan): boolean {
  return span.bottom + GAP <= top || bottom + GAP <= span.top;
}
