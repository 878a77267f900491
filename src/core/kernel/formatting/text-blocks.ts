/** A paragraph with its line breaks, or list items without their marks. */
export type TextBlock = { readonly kind: 'paragraph'; readonly text: string } | PointsBlock;

interface PointsBlock {
  readonly kind: 'points';
  readonly points: readonly string[];
}

const POINT = /^\s*[•*-]\s+(?=\S)/;

/**
 * Splits text into blocks. Lines that begin with “•”, “-” or “*” are list items. An empty line ends a paragraph, but not a list.
 */
export function textBlocksOf(text: string): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  let isAfterGap = true;
  for (const line of text.split(/\r?\n/)) {
    const last = blocks.at(-1);
    if (line.trim() === '') {
      isAfterGap = true;
    } else if (POINT.test(line)) {
      const point = line.replace(POINT, '').trimEnd();
      if (last?.kind === 'points') blocks.splice(-1, 1, { kind: 'points', points: [...last.points, point] });
      else blocks.push({ kind: 'points', points: [point] });
      isAfterGap = false;
    } else {
      if (last?.kind === 'paragraph' && !isAfterGap) {
        blocks.splice(-1, 1, { kind: 'paragraph', text: `${last.text}\n${line.trimEnd()}` });
      } else blocks.push({ kind: 'paragraph', text: line.trim() });
      isAfterGap = false;
    }
  }
  return blocks;
}
