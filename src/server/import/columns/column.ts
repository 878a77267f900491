import { cleanText } from './clean-text';
import type { DateOrder } from './read-date';
import { isAgeInYears, orderOfDates, readDate } from './read-date';
import type { Shape } from './shapes';
import { anything, properName, words } from './shapes';
import { Unreadable } from './unreadable';

/** The facts about the file that reading a column may need. */
export interface ReadContext {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly order: DateOrder;
}

export interface ImportColumn<T> {
  /** For people, without a full stop: "the company's name". */
  readonly about: string;
  /** Headers that mean this column, the best first; case, blanks and punctuation do not count. One with "=" before it means no longer header. */
  readonly guesses: readonly string[];
  /** A row without it is refused, and so is a file without it. */
  readonly isRequired: boolean;
  /** True if another column may be read from the same header. */
  readonly isShared: boolean;
  /** True if its values tell rows apart: a header with the numbers of the rows, or with few different values, is not guessed to be it. */
  readonly isIdentity: boolean;
  /** Reads a cleaned text that is not empty; null if it says that there is no value. */
  readonly read: (text: string, context: ReadContext) => T | Unreadable | null;
  readonly isDate: boolean;
  /** Words, without a plural's s, that make a header the name of another column: a positive review is what is liked, and not the whole. */
  readonly notWith: readonly string[];
  /** True if it is a fact of the row: a header under which each company has one value alone is a fact of the page, and not this column. */
  readonly isOfRow: boolean;
  /** It is a text that a person wrote: one that only repeats a few words is a category, and not this column. */
  readonly isProse: boolean;
  /** Says why the texts under a header cannot be this column, whatever it is called: "are counts of reports"; null if they can. */
  readonly refuses: (texts: readonly string[], header: string) => string | null;
  /** Returns the share of texts that are typical of it, from 0 to 1: of two headers that are called so the one whose texts are is read. */
  readonly likeness: (texts: readonly string[]) => number;
  readonly recognises: (texts: readonly string[], header: string) => boolean;
}

type ColumnParts<T> = Pick<ImportColumn<T>, 'about' | 'guesses'> &
  Partial<
    Pick<
      ImportColumn<T>,
      'isRequired' | 'isShared' | 'isIdentity' | 'notWith' | 'isOfRow' | 'refuses' | 'likeness' | 'recognises'
    >
  > & {
    readonly read: (text: string) => T | Unreadable | null;
  };

export type ImportColumns = Readonly<Record<string, ImportColumn<unknown>>>;

/** A row as its kind gets it: each column's value, null if the row has none. */
export type ImportedRow<C extends ImportColumns> = {
  readonly [Name in keyof C]: (C[Name] extends ImportColumn<infer T> ? T : never) | null;
};

/** Longer cells hold no number, name or list, and the expressions that read those may take time with the square of the length. */
const MAX_CELL_LENGTH = 2_000;

/** Defines a column of short values. */
export function column<T>({ read, ...parts }: ColumnParts<T>): ImportColumn<T> {
  return define({
    ...parts,
    read: (text) =>
      text.length > MAX_CELL_LENGTH ? new Unreadable(`is longer than ${MAX_CELL_LENGTH} characters`) : read(text),
  });
}

function define<T>(parts: ColumnParts<T> & { readonly isProse?: boolean }): ImportColumn<T> {
  return {
    isRequired: false,
    isShared: false,
    isIdentity: false,
    notWith: [],
    isOfRow: false,
    isProse: false,
    refuses: () => null,
    likeness: () => 0,
    recognises: () => false,
    ...parts,
    isDate: false,
  };
}

type TextParts = Omit<ColumnParts<string>, 'read'> & {
  readonly maxLength?: number;
  /** The shape of its values: words in a text, a name on a line by default. */
  readonly shape?: Shape;
};
type LineParts = TextParts & {
  /** Matches text that sites put beside the value; it is cut off before line breaks become blanks. */
  readonly without?: RegExp;
};

/** Defines a column of texts, on one line each; a longer one than `maxLength` (200) is not read. */
export function lineColumn({
  maxLength = 200,
  without,
  shape = properName,
  ...parts
}: LineParts): ImportColumn<string> {
  return column({
    ...parts,
    read: (text) => {
      const own = without === undefined ? text : text.replace(without, '');
      const line = own.replaceAll(/\s*\n\s*/g, ' ');
      if (line.length > maxLength) return new Unreadable(`is longer than ${maxLength} characters`);
      return shaped(line, shape);
    },
  });
}

/** Defines a column of codes on one line each, whatever they look like. */
export function codeColumn(parts: Omit<LineParts, 'shape'>): ImportColumn<string> {
  return lineColumn({ ...parts, shape: anything });
}

/** Defines a column of texts that may have several lines; a longer one than `maxLength` is cut there, which `isCutBy` says. */
export function textColumn({ maxLength = 10_000, shape = words, ...parts }: TextParts): ImportColumn<string> {
  return define({
    ...parts,
    isProse: true,
    read: (text) => {
      const fault = shape(text);
      if (fault !== null) return new Unreadable(fault);
      return text.length <= maxLength ? text : [...text].slice(0, maxLength).join('');
    },
  });
}

/** Returns whether a column keeps only the beginning of a raw text as its value. */
export function isCutBy({ isProse }: ImportColumn<unknown>, raw: string, value: unknown): boolean {
  return isProse && typeof value === 'string' && raw.length > value.length && cleanText(raw).length > value.length;
}

function shaped(text: string, shape: Shape): string | Unreadable {
  const fault = shape(text);
  return fault === null ? text : new Unreadable(fault);
}

/** Defines a column of dates, `YYYY-MM-DD`. Of two headers the one with months or days is read, and not the one with years alone. */
export function dateColumn(parts: Omit<ColumnParts<string>, 'read' | 'likeness'>): ImportColumn<string> {
  return {
    ...column({
      ...parts,
      guesses: ['month year', ...parts.guesses],
      likeness: (texts) => texts.filter((text) => !/^\d{4}$/.test(text)).length / Math.max(1, texts.length),
      read: (text) => text,
    }),
    isDate: true,
    read: (text, { order, now }) =>
      isAgeInYears(text) ? new Unreadable('names years, and no month') : readDate(text, order, now),
  };
}

/** Returns the order of day and month in a column, from its cleaned texts. */
export function dateOrderOf(columnRead: ImportColumn<unknown>, texts: readonly string[]): DateOrder {
  return columnRead.isDate ? orderOfDates(texts) : 'dmy';
}

/** Reads the raw text of a cell. Returns null for none. */
export function readCell<T>(from: ImportColumn<T>, raw: string, context: ReadContext): T | null | Unreadable {
  const text = cleanText(raw);
  return text === '' ? null : from.read(text, context);
}
