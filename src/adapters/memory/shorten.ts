const segmenter = new Intl.Segmenter('en-IN');

/** The text as one line of at most `max` characters as people see them, the last of them … if something is left out. */
export function shorten(text: string, max: number): string {
  const line = text.trim().replaceAll(/\s+/gu, ' ');
  const characters = [...segmenter.segment(line)].map(({ segment }) => segment);
  if (characters.length <= max) return line;
  const kept = characters.slice(0, max - 1).join('');
  return `${kept.trimEnd()}…`;
}
