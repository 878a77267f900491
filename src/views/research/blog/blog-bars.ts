import type { BlogPost } from './blog-post';

export interface BlogBar {
  /** The start in per cent of the longest bar. `length` has the same unit. */
  readonly from: number;
  readonly length: number;
  readonly isDeducted: boolean;
}

export interface BlogPicture {
  readonly bars: readonly BlogBar[];
  /** The first and the last amount. */
  readonly ends: readonly [string, string];
}

const HUNDRED = 100;

/**
 * Draws the calculation of the post's figure, or null if it has none. A deduction ends where the bar before it ended.
 */
export function blogPictureOf({ figure, parts }: Pick<BlogPost, 'figure' | 'parts'>): BlogPicture | null {
  const sums = parts.find((part) => part.sums?.at(-1)?.amount === figure.amount)?.sums ?? [];
  const [first] = sums;
  if (first === undefined) return null;
  let end = 0;
  const bars = sums.map(({ amount }) => {
    const length = Number(amount.replaceAll(/\D/g, ''));
    const isDeducted = amount.startsWith('−');
    const from = isDeducted ? end - length : 0;
    end = isDeducted ? from : length;
    return { from, length, isDeducted };
  });
  return { bars: scaled(bars), ends: [first.amount, figure.amount] };
}

function scaled(bars: readonly BlogBar[]): readonly BlogBar[] {
  const longest = Math.max(1, ...bars.map(({ from, length }) => from + length));
  const share = (value: number) => Math.round((value * HUNDRED) / longest);
  return bars.map(({ from, length, isDeducted }) => ({ from: share(from), length: share(length), isDeducted }));
}
