const MAX_NAMES = 20;
const MAX_NAME_LENGTH = 120;

/** Reads names that are separated by semicolons, bars or line breaks, or else by commas; brackets around one are not part of it. */
export function readAliases(text: string): readonly string[] {
  const separator = /[;|\n]/.test(text) ? /[;|\n]/ : /,/;
  const names = text
    .split(separator)
    .map((name) => name.replaceAll(/^[\s([{"']+|[\s)\]}"']+$/g, '').replaceAll(/\s+/g, ' '))
    .filter((name) => name !== '' && name.length <= MAX_NAME_LENGTH);
  return [...new Set(names)].slice(0, MAX_NAMES);
}

/** A text in quotes, with what a program puts before a quote inside it. */
const QUOTED = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g;

/** Returns the texts of a list that a program printed, one on each line: "['Why looms?', 'Why dye?']". Any other text stays as it is. */
export function linesOfPrinted(text: string): string {
  if (!/^\[[\s\S]*\]$/.test(text) || !/^\[[\s,]*\]$/.test(text.replaceAll(QUOTED, ''))) return text;
  return [...text.matchAll(QUOTED)]
    .map(([, single, double]) => (single ?? double ?? '').replaceAll(/\\(['"\\])/g, '$1'))
    .filter((one) => one.trim() !== '')
    .join('\n');
}
