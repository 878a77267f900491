export interface LineLimits {
  readonly width: number;
  readonly lines: number;
  readonly widthOf: (text: string) => number;
}

const ELLIPSIS = '…';

/** Breaks text between words, or within a word longer than a line. A text that is too long ends with "…". */
export function wrappedLines(text: string, { width, lines, widthOf }: LineLimits): readonly string[] {
  const fits = (line: string) => widthOf(line) <= width;
  const made: string[] = [];
  let rest = text.trim().split(/\s+/).join(' ');
  while (rest !== '' && made.length < lines) {
    const line = made.length === lines - 1 ? lastLine(rest, fits) : firstLine(rest, fits);
    made.push(line);
    rest = rest.slice(line.length).trimStart();
  }
  return made;
}

function firstLine(text: string, fits: (line: string) => boolean): string {
  if (fits(text)) return text;
  const words = text.split(' ');
  let count = 0;
  while (count < words.length && fits(words.slice(0, count + 1).join(' '))) count += 1;
  return count > 0 ? words.slice(0, count).join(' ') : fittingLetters(text, fits);
}

function lastLine(text: string, fits: (line: string) => boolean): string {
  if (fits(text)) return text;
  const line = firstLine(text, (start) => fits(start + ELLIPSIS));
  return line + ELLIPSIS;
}

function fittingLetters(text: string, fits: (line: string) => boolean): string {
  const letters = [...new Intl.Segmenter('en-IN').segment(text)].map(({ segment }) => segment);
  let count = 1;
  while (count < letters.length && fits(letters.slice(0, count + 1).join(''))) count += 1;
  return letters.slice(0, count).join('');
}
