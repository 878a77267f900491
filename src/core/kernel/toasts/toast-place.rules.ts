/** A part of the screen by its upper and lower edge, in px from the top of the window. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** The space between a toast and what it must not cover, in px. */
const GAP = 8;

/**
 * Returns the first place from `offset` down where a toast of this height covers none of the spans. `offset` if that place would be below
 * the middle of the window, where thumbs act.
 */
export function freeTop(height: number, offset: number, spans: readonly Span[], windowHeight: number): number {
  const inOrder = spans.filter(({ top, bottom }) => bottom > top).toSorted((one, other) => one.top - other.top);
  const free = inOrder.reduce(
    (top, span) => (isClear(top, height, span) ? top : Math.max(top, span.bottom + GAP)),
    offset,
  );
  return free + height > windowHeight / 2 ? offset : free;
}

function isClear(top: number, height: number, span: Span): boolean {
  return span.bottom + GAP <= top || top + height + GAP <= span.top;
}
