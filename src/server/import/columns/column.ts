import { cleanText } from './clean-text';
import type { DateOrder } from './read-date';
import { isAgeInYears, orderOfDates, readDate } from './read-date';
import type { ColumnTextCheck } from './shapes';
import { anyText, properName, words } from './shapes';
import { UnreadableText } from './unreadable';

export interface ReadContext {
  readonly now: number;
  readonly order: DateOrder;
}

export interface ImportColumn<T> {
  readonly about: string;
  /**
   * Headers of this column, best first. Case, blanks and punctuation are ignored. "=" before one excludes longer
   * headers.
   */
  readonly guesses: readonly string[];
  readonly isRequired: boolean;
  readonly isShared: boolean;
  /** True if its values identify rows. A header of row numbers, or with few different values, is not guessed. */
  readonly isIdentity: boolean;
  readonly read: (text: string, context: ReadContext) => T | UnreadableText | null;
  readonly isDate: boolean;
  /** Words (singular) in headers of other columns: a positive review is the pros, not the whole review. */
  readonly notWith: readonly string[];
  /** True for a fact of the row. A header with one value per company is a fact of the page instead. */
  readonly isOfRow: boolean;
  /** True for a person's prose. A header that repeats a few words is a category instead. */
  readonly isProse: boolean;
  /**
   * Explains why the texts cannot be this column, whatever the header: "are counts of reports". Returns null if they
   * can.
   */
  readonly refuses: (texts: readonly string[], header: string) => string | null;
  /** Returns the share of typical texts, 0 to 1, which decides between two matching headers. */
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
    readonly read: (text: string) => T | UnreadableText | null;
  };

export type ImportColumns = Readonly<Record<string, ImportColumn<unknown>>>;

export type ImportedRow<C extends ImportColumns> = {
  readonly [Name in keyof C]: (C[Name] extends ImportColumn<infer T> ? T : never) | null;
};

/** The maximum length of a cell with a number, name or list. Regular expressions may take quadratic time. */
const MAX_CELL_LENGTH = 2_000;

export function column<T>({ read, ...parts }: ColumnParts<T>): ImportColumn<T> {
  return define({
    ...parts,
    read: (text) =>
      text.length > MAX_CELL_LENGTH ? new UnreadableText(`is longer than ${MAX_CELL_LENGTH} characters`) : read(text),
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
  /** The shape of a text, by default a name on a line. */
  readonly shape?: ColumnTextCheck;
};
type LineParts = TextParts & {
  /** Text that sites add to the value. It is cut off before line breaks become blanks. */
  readonly without?: RegExp;
};

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
      if (line.length > maxLength) return new UnreadableText(`is longer than ${maxLength} characters`);
      return shaped(line, shape);
    },
  });
}

export function codeColumn(parts: Omit<LineParts, 'shape'>): ImportColumn<string> {
  return lineColumn({ ...parts, shape: anyText });
}

export function textColumn({ maxLength = 10_000, shape = words, ...parts }: TextParts): ImportColumn<string> {
  return define({
    ...parts,
    isProse: true,
    read: (text) => {
      const fault = shape(text);
      if (fault !== null) return new UnreadableText(fault);
      return text.length <= maxLength ? text : [...text].slice(0, maxLength).join('');
    },
  });
}

export function isProseTruncated({ isProse }: ImportColumn<unknown>, raw: string, value: unknown): boolean {
  return isProse && typeof value === 'string' && raw.length > value.length && cleanText(raw).length > value.length;
}

function shaped(text: string, shape: ColumnTextCheck): string | UnreadableText {
  const fault = shape(text);
  return fault === null ? text : new UnreadableText(fault);
}

/**
 * Defines a column of dates as `YYYY-MM-DD`. Of two headers, the one with months or days is preferred to the one with
 * only years.
 */
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
      isAgeInYears(text) ? new UnreadableText('has years, but no month') : readDate(text, order, now),
  };
}

export function dateOrderOf(columnRead: ImportColumn<unknown>, texts: readonly string[]): DateOrder {
  return columnRead.isDate ? orderOfDates(texts) : 'dmy';
}

export function readCell<T>(from: ImportColumn<T>, raw: string, context: ReadContext): T | null | UnreadableText {
  const text = cleanText(raw);
  return text === '' ? null : from.read(text, context);
}
