export const CHECK_GROUNDS = ['contact', 'account', 'person', 'abuse', 'copied', 'repetition'] as const;
export type CheckGround = (typeof CHECK_GROUNDS)[number];

/** A range in UTF-16 units. `end` is exclusive. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export interface Finding extends TextRange {
  readonly ground: CheckGround;
}

/** Returns sorted ranges. Touching or overlapping ones are joined. */
export function joinRanges(ranges: readonly TextRange[]): readonly TextRange[] {
  const joined: TextRange[] = [];
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last === undefined || range.start > last.end) joined.push(range);
    else joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
  }
  return joined;
}

export function rangesOf(text: string, expression: RegExp): readonly TextRange[] {
  return [...text.matchAll(expression)].map(({ 0: whole, index, groups }) => {
    const part = groups?.part ?? whole;
    const start = index + whole.lastIndexOf(part);
    return { start, end: start + part.length };
  });
}
