import { cleanText } from './columns/clean-text';
import { dateOrderOf } from './columns/column';
import type { ColumnMap } from './columns/column-map';
import { checkColumn, readColumnMap, WrongMap } from './columns/column-map';
import { guessColumns } from './columns/guess-columns';
import type { DateOrder } from './columns/read-date';
import type { ImportKind } from './kinds/import-kind';
import type { ImportOptions } from './options';
import type { Source } from './source/open-source';
import type { SourceRow } from './source/source-row';
import { isDamaged } from './source/source-row';

const SAMPLE_ROWS = 500;
const MAX_HEADERS = 60;

/** A mapping with what people need to judge it. */
export interface MappedColumns {
  readonly map: ColumnMap;
  readonly sample: readonly SourceRow[];
}

/**
 * Maps the headers of a file to the columns of a kind: as the mapping file says, or else by guess, and as the options say in any case.
 * Throws WrongMap where a required column is not there.
 */
export async function mapColumns(
  { kind, mapFile, columns: chosen, values }: Pick<ImportOptions, 'kind' | 'mapFile' | 'columns' | 'values'>,
  source: Source,
  file: string,
  now: number,
): Promise<MappedColumns> {
  const sample = await sampleOf(source);
  const textsUnder = (header: string): readonly string[] => sample.map((row) => row.textUnder(header));
  for (const [name, header] of Object.entries(chosen)) {
    checkColumn(name, kind.columns, '--column');
    if (!source.headers.includes(header)) {
      throw new WrongMap(`--column reads ${name} from "${header}", but ${file} has: ${source.headers.join(', ')}.`);
    }
  }
  for (const name of Object.keys(values)) checkColumn(name, kind.columns, '--set');
  const base: ColumnMap =
    mapFile === null
      ? { columns: guessColumns(kind.columns, source.headers, textsUnder), values: {}, dateOrders: {} }
      : readColumnMap(mapFile, kind.name, kind.columns, source.headers);
  const columns = { ...withoutHeaders(base.columns, values, chosen), ...chosen };
  const dateOrders = { ...ordersOf(kind, columns, textsUnder), ...base.dateOrders };
  const named = { columns, values: { ...base.values, ...values }, dateOrders };
  const assumed = kind.assume(file, source, named, sample, now);
  const map = { ...named, values: { ...withoutColumns(assumed, columns), ...named.values } };
  checkRequired(kind, map, source, file);
  return { map, sample };
}

async function sampleOf(source: Source): Promise<readonly SourceRow[]> {
  const sample: SourceRow[] = [];
  for await (const rows of source.rows()) {
    for (const row of rows) if (!isDamaged(row)) sample.push(row);
    if (sample.length >= SAMPLE_ROWS) break;
  }
  return sample.slice(0, SAMPLE_ROWS);
}

/** A text or a header that the user gives takes the place of the guess. */
function withoutHeaders(
  guessed: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string>>,
  chosen: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const headers = new Set(Object.values(chosen));
  return Object.fromEntries(
    Object.entries(guessed).filter(([name, header]) => !(name in values) && !headers.has(header)),
  );
}

/** A kind's assumptions are for columns that the file lacks, not for the empty cells of those that it has. */
function withoutColumns(
  assumed: Readonly<Record<string, string>>,
  columns: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(assumed).filter(([name]) => !(name in columns)));
}

function ordersOf(
  { columns }: ImportKind,
  headers: Readonly<Record<string, string>>,
  textsUnder: (header: string) => readonly string[],
): Readonly<Record<string, DateOrder>> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, header]): readonly [string, DateOrder][] => {
      const column = columns[name];
      return column?.isDate === true ? [[name, dateOrderOf(column, textsUnder(header).map(cleanText))]] : [];
    }),
  );
}

function checkRequired({ name: kind, columns, oneOf }: ImportKind, map: ColumnMap, source: Source, file: string): void {
  const has = (name: string): boolean => name in map.columns || name in map.values;
  const more = source.headers.length > MAX_HEADERS ? ` and ${source.headers.length - MAX_HEADERS} others` : '';
  const found = `${file} has the columns: ${source.headers.slice(0, MAX_HEADERS).join(', ')}${more}`;
  for (const [name, { isRequired, about }] of Object.entries(columns)) {
    if (!isRequired || has(name)) continue;
    throw new WrongMap(
      `${kind} need the column ${name} (${about}), and nothing like it was found. ${found}.\n` +
        `Say which it is with --column ${name}="…", or give one text for all rows with --set ${name}="…". ` +
        'If these are values, the file has no headers: write a line with them at its top.',
    );
  }
  for (const names of oneOf) {
    if (names.some(has)) continue;
    throw new WrongMap(
      `${kind} need one of the columns ${names.join(', ')}, and nothing like them was found. ${found}.\n` +
        `Say which it is with --column ${names[0]}="…".`,
    );
  }
}
