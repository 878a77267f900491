// Shared, because creating a segmenter takes longer than storing a vote.
const segmenter = new Intl.Segmenter('en-IN');

/**
 * Returns one line of at most `max` characters, ending in … if cut. Cuts between visible characters, so that combining
 * marks stay with their letter.
 */
export function shorten(text: string, max: number): string {
  const line = text.trim().replaceAll(/\s+/gu, ' ');
  if (line.length <= max) return line;
  // Segments the text only up to the cut, because an inbox quotes fifty comments.
  let [letters, kept, end] = [0, 0, 0];
  for (const { segment } of segmenter.segment(line)) {
    letters += 1;
    end += segment.length;
    if (letters < max) kept = end;
    if (letters > max) return `${line.slice(0, kept).trimEnd()}…`;
  }
  return line;
}
