import type { DamagedRow } from './source-row';

export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The maximum length of a quoted cell. A longer one has an unclosed quote. */
const MAX_RECORD_LENGTH = 1_000_000;

const ONLY_BLANKS = /^[ \t]*$/;
const QUOTE_AHEAD = /^[ \t]*"/;

/**
 * Splits lines into records. Quoted cells may contain delimiters, doubled quotes and line breaks. An unclosed quote
 * damages only its own line: the following lines are parsed again.
 */
export class CsvSplitter {
  readonly #delimiter: string;
  #cells: string[] = [];
  #cell = '';
  #isQuoted = false;
  /** True if a quote inside a quoted cell looked like an opening one. */
  #isSuspicious = false;
  #firstLine = 0;
  #lines: string[] = [];
  #length = 0;

  /** With `isEscaping` a backslash escapes a quote, as in files of MySQL and Spark. */
  constructor(
    delimiter: string,
    private readonly isEscaping = false,
  ) {
    this.#delimiter = delimiter;
  }

  /** Takes a line without its line break. Returns the records that end with it. */
  take(line: string, number: number): readonly (CsvRecord | DamagedRow)[] {
    if (this.#lines.length === 0) {
      if (ONLY_BLANKS.test(line)) return [];
      this.#firstLine = number;
    }
    this.#lines.push(line);
    this.#length += line.length + 1;
    const isComplete = this.#split(line);
    if (isComplete && this.#isSuspicious && this.#lines.length > 1) return this.#recover();
    if (isComplete) return [this.#finish()];
    return this.#length > MAX_RECORD_LENGTH ? this.#recover() : [];
  }

  /** Returns the remainder at the end of the file. */
  end(): readonly (CsvRecord | DamagedRow)[] {
    const found: (CsvRecord | DamagedRow)[] = [];
    while (this.#lines.length > 0) found.push(...this.#recover());
    return found;
  }

  #finish(): CsvRecord {
    const record = { line: this.#firstLine, cells: this.#cells };
    this.#clear();
    return record;
  }

  #clear(): void {
    this.#cells = [];
    this.#cell = '';
    this.#isQuoted = false;
    this.#isSuspicious = false;
    this.#lines = [];
    this.#length = 0;
  }

  #recover(): readonly (CsvRecord | DamagedRow)[] {
    const [, ...later] = this.#lines;
    const line = this.#firstLine;
    this.#clear();
    const damaged = { line, damage: 'a quote is opened in this line and never closed' };
    return [damaged, ...later.flatMap((text, place) => this.take(text, line + 1 + place))];
  }

  /** Returns true if the record ends with the line. */
  #split(line: string): boolean {
    let at = 0;
    if (this.#isQuoted) this.#cell += '\n';
    for (;;) {
      if (!this.#isQuoted) {
        const opening = QUOTE_AHEAD.exec(line.charCodeAt(at) === 34 ? '"' : line.slice(at, at + 20));
        if (opening === null) {
          const end = line.indexOf(this.#delimiter, at);
          this.#cells.push(end < 0 ? line.slice(at) : line.slice(at, end));
          if (end < 0) return true;
          at = end + this.#delimiter.length;
          continue;
        }
        at += opening[0].length;
        this.#isQuoted = true;
      }
      const end = this.#endOfQuoted(line, at);
      if (end === null) return false;
      this.#cells.push(this.#cell);
      this.#cell = '';
      this.#isQuoted = false;
      if (end >= line.length) return true;
      at = end + this.#delimiter.length;
    }
  }

  /** Appends up to the closing quote. Returns the next delimiter's index, or null if the cell continues. */
  #endOfQuoted(line: string, from: number): number | null {
    let at = from;
    for (;;) {
      const quote = line.indexOf('"', at);
      if (quote < 0) {
        this.#cell += line.slice(at);
        return null;
      }
      this.#cell += line.slice(at, quote);
      if (this.isEscaping && isEscaped(line, quote, at)) {
        this.#cell = `${this.#cell.slice(0, -1)}"`;
        at = quote + 1;
        continue;
      }
      const isDoubled = line.charCodeAt(quote + 1) === 34;
      if (isDoubled) {
        this.#cell += '"';
        at = quote + 2;
        continue;
      }
      const end = line.indexOf(this.#delimiter, quote + 1);
      const behind = line.slice(quote + 1, end < 0 ? line.length : end);
      if (behind === '' || ONLY_BLANKS.test(behind)) return end < 0 ? line.length : end;
      this.#addStray(line, quote);
      at = quote + 1;
    }
  }

  /** Adds a quote without a partner as a literal, and keeps a backslash before it. */
  #addStray(line: string, quote: number): void {
    if (line[quote - 1] === '\\' && this.#cell.endsWith('\\')) {
      this.#cell = `${this.#cell.slice(0, -1)}"`;
      return;
    }
    if (quote === 0 || line.endsWith(this.#delimiter, quote)) this.#isSuspicious = true;
    this.#cell += '"';
  }
}

/** Returns whether an odd number of backslashes precedes a quote. */
function isEscaped(line: string, quote: number, from: number): boolean {
  let before = quote;
  while (before > from && line[before - 1] === '\\') before -= 1;
  return (quote - before) % 2 === 1;
}
