import { cleanText } from './clean-text';
import type { DateOrder } from './read-date';
import { orderOfDates, readDate } from './read-date';
import { Unreadable } from './unreadable';

/** The facts about the file that reading a column may need. */
export interface ReadContext {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly order: DateOrder;
}

/** A column that a kind of import knows. */
export interface ImportColumn<T> {
  /** For people, without a full stop: "the company's name". */
  readonly about: string;
  /** Headers that mean this column, the best first; case, blanks and punctuation do not count. One with "=" before it means no longer header. */
  readonly guesses: readonly string[];
  /** A row without it is refused, and so is a file without it. */
  readonly isRequired: boolean;
  /** Whether another column may be read from the same header. */
  readonly isShared: boolean;
  /** Whether its values tell rows apart: a header with the numbers of the rows, or with few different values, is not guessed to be it. */
  readonly isIdentity: boolean;
  /** Reads a cleaned text that is not empty; null where it says that there is no value. */
  readonly read: (text: string, context: ReadContext) => T | Unreadable | null;
  readonly isDate: boolean;
}

type ColumnParts<T> = Pick<ImportColumn<T>, 'about' | 'guesses'> &
  Partial<Pick<ImportColumn<T>, 'isRequired' | 'isShared' | 'isIdentity'>> & {
    readonly read: (text: string) => T | Unreadable | null;
  };

export type ImportColumns = Readonly<Record<string, ImportColumn<unknown>>>;

/** A row as its kind gets it: each column's value, null where the row has none. */
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

function define<T>(parts: ColumnParts<T>): ImportColumn<T> {
  return { isRequired: false, isShared: false, isIdentity: false, ...parts, isDate: false };
}

type TextParts = Omit<ColumnParts<string>, 'read'> & { readonly maxLength?: number };
type LineParts = TextParts & {
  /** Matches text that sites put beside the value; it is cut off before line breaks become blanks. */
  readonly without?: RegExp;
};

/** Defines a column of texts, on one line each; a longer one than `maxLength` (200) is not read. */
export function lineColumn({ maxLength = 200, without, ...parts }: LineParts): ImportColumn<string> {
  return column({
    ...parts,
    read: (text) => {
      const own = without === undefined ? text : text.replace(without, '');
      const line = own.replaceAll(/\s*\n\s*/g, ' ');
      return line.length > maxLength ? new Unreadable(`is longer than ${maxLength} characters`) : line;
    },
  });
}

/** Defines a column of texts that may have several lines; what is beyond `maxLength` is cut off. */
export function textColumn({ maxLength = 10_000, ...parts }: TextParts): ImportColumn<string> {
  return define({ ...parts, read: (text) => [...text].slice(0, maxLength).join('') });
}

/** Defines a column of dates, `YYYY-MM-DD`. */
export function dateColumn(parts: Omit<ColumnParts<string>, 'read'>): ImportColumn<string> {
  return {
    ...column({ ...parts, read: (text) => text }),
    isDate: true,
    read: (text, { order, now }) => readDate(text, order, now),
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
