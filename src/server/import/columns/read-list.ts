const MAX_NAMES = 20;
const MAX_NAME_LENGTH = 120;

/** Reads names separated by semicolons, bars or line breaks, or else by commas. Drops brackets around a name. */
export function readAliases(text: string): readonly string[] {
  const separator = /[;|\n]/.test(text) ? /[;|\n]/ : /,/;
  const names = text
    .split(separator)
    .map((name) => name.replaceAll(/^[\s([{"']+|[\s)\]}"']+$/g, '').replaceAll(/\s+/g, ' '))
    .filter((name) => name !== '' && name.length <= MAX_NAME_LENGTH);
  return [...new Set(names)].slice(0, MAX_NAMES);
}

const QUOTED = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g;

/** Splits a printed list into lines: "['Why looms?', 'Why dye?']". Other texts stay unchanged. */
export function linesOfPrintedList(text: string): string {
  if (!/^\[[\s\S]*\]$/.test(text) || !/^\[[\s,]*\]$/.test(text.replaceAll(QUOTED, ''))) return text;
  return [...text.matchAll(QUOTED)]
    .map(([, single, double]) => (single ?? double ?? '').replaceAll(/\\(['"\\])/g, '$1'))
    .filter((one) => one.trim() !== '')
    .join('\n');
}
