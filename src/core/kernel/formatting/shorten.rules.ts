// Making one costs more than a vote does in the database.
const segmenter = new Intl.Segmenter('en-IN');

/**
 * A text as one line of at max `max` characters, the last of them … if something is left out; cut between visible characters,
 * so that no letter of any script loses its signs.
 */
export function shorten(text: string, max: number): string {
  const line = text.trim().replaceAll(/\s+/gu, ' ');
  // A character is made of one code unit or more.
  if (line.length <= max) return line;
  // No further than the cut: an inbox quotes fifty comments, and the whole of one takes longer than all that is left of them.
  let [letters, kept, end] = [0, 0, 0];
  for (const { segment } of segmenter.segment(line)) {
    letters += 1;
    end += segment.length;
    if (letters < max) kept = end;
    if (letters > max) return `${line.slice(0, kept).trimEnd()}…`;
  }
  return line;
}
