/** The grounds on which a text is marked. Stars are none of them. */
export const CHECK_GROUNDS = ['contact', 'account', 'person', 'abuse', 'copied', 'repetition'] as const;
export type CheckGround = (typeof CHECK_GROUNDS)[number];

/** A part of a text, in UTF-16 units; `end` is the first one after it. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Words of a text that must not be published as they stand. */
export interface Finding extends TextRange {
  readonly ground: CheckGround;
}

/** Returns the ranges in their order, those that touch or overlap as one. */
export function joinRanges(ranges: readonly TextRange[]): readonly TextRange[] {
  const joined: TextRange[] = [];
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last === undefined || range.start > last.end) joined.push(range);
    else joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
  }
  return joined;
}

/** Returns the ranges of the matches of an expression with the flag `g`, or of its group `part` if it is named. */
export function rangesOf(text: string, expression: RegExp): readonly TextRange[] {
  return [...text.matchAll(expression)].map(({ 0: whole, index, groups }) => {
    const part = groups?.part ?? whole;
    const start = index + whole.lastIndexOf(part);
    return { start, end: start + part.length };
  });
}
