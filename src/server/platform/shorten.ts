// Making one costs more than a vote does in the database.
const segmenter = new Intl.Segmenter('en-IN');

/**
 * A text as one line of at most `most` characters, the last of them … where something is left out; cut between characters as people see
 * them, so that no letter of any script loses its signs.
 */
export function shorten(text: string, most: number): string {
  const line = text.trim().replaceAll(/\s+/gu, ' ');
  // A character is made of one code unit or more.
  if (line.length <= most) return line;
  const letters = [...segmenter.segment(line)].map(({ segment }) => segment);
  return letters.length <= most
    ? line
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
