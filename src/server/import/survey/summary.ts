import type { ImportColumn, ReadContext } from '@/server/import/columns/column';
import type { ColumnMap } from '@/server/import/columns/column-map';
import type { RejectedHeader } from '@/server/import/columns/guess-columns';
import { isRelativeDate } from '@/server/import/columns/read-date';
import { UnreadableText } from '@/server/import/columns/unreadable';
import type { ImportKind } from '@/server/import/kinds/import-kind';
import { groupedDigits } from '@/server/import/run/progress-line';
import { partsOf } from '@/server/import/source/months-in-two-columns';
import type { FileSurvey } from './survey-file';
import { valuesOfHeader } from './warnings';

const ORDERS = { dmy: ', day before month', mdy: ', month before day' } as const;
const MAX_EXAMPLES = 4;
const MAX_SHOWN = 40;
const MAX_KINDS = 12;
const MAX_COMMONEST = 3;
const MIN_FOR_SPREAD = 3;

interface Summarised {
  readonly kind: ImportKind;
  readonly map: ColumnMap;
  readonly survey: FileSurvey;
  readonly headers: readonly string[];
  readonly turnedDown: readonly RejectedHeader[];
  /** The day from which "3 days ago" counts. */
  readonly saidOn: number;
}

/** Summarises each column for review: header, examples, fill rate and spread. */
export function summaryOf({ kind, map, survey, headers, turnedDown, saidOn }: Summarised): readonly string[] {
  const names = Object.keys(kind.columns);
  const width = Math.max(...names.map((name) => name.length));
  const lines = names.flatMap((name) => {
    const column = kind.columns[name];
    const header = map.columns[name];
    const value = map.values[name];
    if (column === undefined || (header === undefined && value === undefined)) return [];
    const from =
      header === undefined
        ? `is "${value}" in every row`
        : `"${header}"${orderOf(name, header, { map, survey, saidOn })}${valuesOf(column, name, header, { map, survey, saidOn })}`;
    return [`  ${name.padEnd(width)} ← ${from}`];
  });
  const read = new Set(Object.values(map.columns).flatMap(partsOf));
  const reasons = turnedDown
    .filter(({ header }) => !read.has(header))
    .map(
      ({ column, header, reason }) =>
        `  "${header}" is not read as ${column}: it ${reason} (--column ${column}="${header}" reads it anyway)`,
    );
  const unread = headers.filter((header) => !read.has(header));
  return [...lines, ...reasons, ...(unread.length === 0 ? [] : [`  not read: ${unread.join(', ')}`])];
}

type Shown = Pick<Summarised, 'map' | 'survey' | 'saidOn'>;

function orderOf(name: string, header: string, { map, survey, saidOn }: Shown): string {
  const order = map.dateOrders[name];
  if (order === undefined) return '';
  // "3 days ago" counts from a day that the user should see.
  const isRelative = survey.texts(header).some(isRelativeDate);
  const day = new Date(saidOn).toISOString().slice(0, 10);
  return `${ORDERS[order]}${isRelative ? `, "ago" is counted from ${day} (--as-of)` : ''}`;
}

function valuesOf(column: ImportColumn<unknown>, name: string, header: string, { map, survey, saidOn }: Shown): string {
  const given = valuesOfHeader(survey, header);
  if (given.length === 0) return survey.given(header) === 0 ? ', which is empty' : ', which is empty in most rows';
  const different = [...new Set(given.map(inOneLine))];
  const examples = different.slice(0, MAX_EXAMPLES).map(shortened).join('; ');
  const count = `${groupedDigits(survey.given(header))} of ${groupedDigits(survey.rows)} rows`;
  const spread = spreadOf(column, given, { now: saidOn, order: map.dateOrders[name] ?? 'dmy' });
  return `, as in ${examples} (${count}${spread === '' ? '' : `; ${spread}`})`;
}

function spreadOf(column: ImportColumn<unknown>, given: readonly string[], context: ReadContext): string {
  const values = given.flatMap((text) => {
    const value = column.read(text, context);
    return value === null || value instanceof UnreadableText ? [] : [value];
  });
  const numbers = values.flatMap((value) => (typeof value === 'number' ? [value] : []));
  if (numbers.length >= MIN_FOR_SPREAD && numbers.length === values.length)
    return range(numbers.toSorted((one, other) => one - other).map((number) => number.toLocaleString('en-IN')));
  if (column.isDate) return range(values.map(String).toSorted());
  const kinds = new Map<string, number>();
  for (const text of given.map(inOneLine)) kinds.set(text, (kinds.get(text) ?? 0) + 1);
  if (kinds.size > MAX_KINDS || kinds.size * 2 > given.length) return '';
  const commonest = [...kinds].toSorted(([, one], [, other]) => other - one).slice(0, MAX_COMMONEST);
  return commonest
    .map(([text, count]) => `${Math.round((count * 100) / given.length)} % ${shortened(text)}`)
    .join(', ');
}

function range(sorted: readonly string[]): string {
  const middle = sorted[Math.floor(sorted.length / 2)];
  return sorted.length === 0 ? '' : `least ${sorted[0]}, median ${middle}, most ${sorted.at(-1)}`;
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function shortened(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}
