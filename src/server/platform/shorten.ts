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
  const letters = [...segmenter.segment(line)].map(({ segment }) => segment);
  return letters.length <= max
    ? line
    : `${letters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}
