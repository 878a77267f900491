import type { BlogPost } from './blog-post';

export interface BlogBar {
  /** In per cent of the longest bar, as is the length. */
  readonly from: number;
  readonly length: number;
  readonly isDeducted: boolean;
}

export interface BlogPicture {
  readonly bars: readonly BlogBar[];
  /** The first and the last amount, or null if the bars are points of the text. */
  readonly ends: readonly [string, string] | null;
}

const HUNDRED = 100;

/** Draws the first calculation of a text. A deduction ends where the bar before it ended. Other texts have a bar a point. */
export function blogPictureOf({ parts }: Pick<BlogPost, 'parts'>): BlogPicture {
  const sums = parts.find((part) => part.sums !== undefined)?.sums ?? [];
  const [first, last] = [sums[0], sums.at(-1)];
  if (first === undefined || last === undefined) {
    const lengths = parts.flatMap(({ points = [] }) => points).map((point) => point.length);
    return { bars: scaled(lengths.map((length) => ({ from: 0, length, isDeducted: false }))), ends: null };
  }
  let end = 0;
  const bars = sums.map(({ amount }) => {
    const length = Number(amount.replaceAll(/\D/g, ''));
    const isDeducted = amount.startsWith('−');
    const from = isDeducted ? end - length : 0;
    end = isDeducted ? from : length;
    return { from, length, isDeducted };
  });
  return { bars: scaled(bars), ends: [first.amount, last.amount] };
}

function scaled(bars: readonly BlogBar[]): readonly BlogBar[] {
  const longest = Math.max(1, ...bars.map(({ from, length }) => from + length));
  const share = (value: number) => Math.round((value * HUNDRED) / longest);
  return bars.map(({ from, length, isDeducted }) => ({ from: share(from), length: share(length), isDeducted }));
}
