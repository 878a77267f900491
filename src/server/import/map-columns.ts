import { dateOrderOf } from './columns/column';
import type { ColumnMap } from './columns/column-map';
import { readColumnMap, requireKnownColumn, WrongMap } from './columns/column-map';
import type { ColumnGuess } from './columns/guess-columns';
import { guessColumns } from './columns/guess-columns';
import type { DateOrder } from './columns/read-date';
import type { ImportKind } from './kinds/import-kind';
import type { ImportOptions } from './options';
import type { Source } from './source/source-row';
import type { FileSurvey } from './survey/survey-file';
import { unusedNameHeaders, valuesOfHeader } from './survey/warnings';

const MAX_HEADERS = 60;
const MAX_EXAMPLES = 3;
const OWNER = 'company';

export type Choices = Pick<ImportOptions, 'kind' | 'mapFile' | 'columns' | 'values'>;

export interface MappedFile {
  readonly path: string;
  readonly source: Source;
  readonly survey: FileSurvey;
  readonly now: number;
  readonly isKnownCompany: (name: string) => Promise<boolean>;
}

export interface MappedColumns {
  readonly map: ColumnMap;
  readonly guess: Omit<ColumnGuess, 'columns'>;
}

/**
 * Maps headers to columns by mapping file or by guess. Options take precedence. Throws WrongMap if a required column is
 * missing.
 */
export async function mapColumns(
  { kind, mapFile, columns: chosen, values }: Choices,
  { path, source, survey, now, isKnownCompany }: MappedFile,
): Promise<MappedColumns> {
  const textsUnder = survey.texts;
  for (const [name, header] of Object.entries(chosen)) {
    requireKnownColumn(name, kind.columns, '--column');
    if (header !== '' && !source.headers.includes(header)) {
      throw new WrongMap(`--column reads ${name} from "${header}", but ${path} has: ${source.headers.join(', ')}.`);
    }
  }
  for (const name of Object.keys(values)) requireKnownColumn(name, kind.columns, '--set');
  const { columns: guessed, ...guess } =
    mapFile === null
      ? guessColumns(kind.columns, source.headers, textsUnder)
      : { columns: {}, near: [], turnedDown: [] };
  const base: ColumnMap =
    mapFile === null
      ? { columns: guessed, values: {}, dateOrders: {} }
      : readColumnMap(mapFile, kind.name, kind.columns, source.headers);
  const columns = withoutNone({ ...withoutHeaders(base.columns, values, chosen), ...chosen });
  const dateOrders = { ...ordersOf(kind, columns, textsUnder), ...base.dateOrders };
  const named = { columns, values: { ...base.values, ...values }, dateOrders };
  const assumed = kind.assume(path, source, named, survey.sample, now);
  const usable = await withKnownCompany(assumed, isKnownCompany);
  const map = { ...named, values: { ...withoutColumns(usable, columns), ...named.values } };
  await checkRequired({ kind, map, guess, survey }, source, { path, nameOfFile: assumed[OWNER], isKnownCompany });
  const near = guess.near.filter((name) => map.columns[name] === guessed[name]);
  return { map, guess: { ...guess, near: near.filter((name) => !(name in chosen)) } };
}

async function withKnownCompany(
  assumed: Readonly<Record<string, string>>,
  isKnownCompany: MappedFile['isKnownCompany'],
): Promise<Readonly<Record<string, string>>> {
  const company = assumed[OWNER];
  if (company === undefined || (await isKnownCompany(company))) return assumed;
  return Object.fromEntries(Object.entries(assumed).filter(([name]) => name !== OWNER));
}

function withoutNone(columns: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(columns).filter(([, header]) => header !== ''));
}

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
      return column?.isDate === true ? [[name, dateOrderOf(column, textsUnder(header))]] : [];
    }),
  );
}

type Judged = { readonly kind: ImportKind; readonly survey: FileSurvey } & MappedColumns;

interface Hinted extends Pick<MappedFile, 'path' | 'isKnownCompany'> {
  readonly nameOfFile: string | undefined;
}

async function checkRequired(
  judged: Judged,
  source: Source,
  { path, nameOfFile, isKnownCompany }: Hinted,
): Promise<void> {
  const { kind, map } = judged;
  const has = (name: string): boolean => name in map.columns || name in map.values;
  const more = source.headers.length > MAX_HEADERS ? ` and ${source.headers.length - MAX_HEADERS} others` : '';
  const found = `${path} has the columns: ${source.headers.slice(0, MAX_HEADERS).join(', ')}${more}`;
  for (const [name, { isRequired, about }] of Object.entries(kind.columns)) {
    if (!isRequired || has(name)) continue;
    const ofOwner = name === OWNER ? await hintsForOwner(judged, source, nameOfFile, isKnownCompany) : [];
    const hints = [...hintsFor(judged, name), ...ofOwner];
    throw new WrongMap(
      `${kind.name} need the column ${name} (${about}), but no similar column was found. ${found}.\n${hints.map((hint) => `${hint}\n`).join('')}` +
        `Name it with --column ${name}="…", or set one text for all rows with --set ${name}="…". ` +
        'If these are values, the file has no headers: write a line with them at its top.',
    );
  }
  for (const names of kind.oneOf) {
    if (names.some(has)) continue;
    const hints = names.flatMap((name) => hintsFor(judged, name));
    throw new WrongMap(
      `${kind.name} need one of the columns ${names.join(', ')}, but no similar columns were found. ${found}.\n${hints.map((hint) => `${hint}\n`).join('')}` +
        `Name it with --column ${names[0]}="…".`,
    );
  }
}

function hintsFor({ guess }: Judged, name: string): readonly string[] {
  return guess.turnedDown
    .filter(({ column }) => column === name)
    .map(({ header, reason }) => `"${header}" has this name, but it ${reason}.`);
}

async function hintsForOwner(
  { survey, map }: Judged,
  { headers }: Source,
  nameOfFile: string | undefined,
  isKnownCompany: MappedFile['isKnownCompany'],
): Promise<readonly string[]> {
  const hints: string[] = [];
  for (const { header, count } of unusedNameHeaders(survey, map, headers)) {
    const names = [...new Set(valuesOfHeader(survey, header))].slice(0, MAX_EXAMPLES);
    let areKnown = false;
    for (const name of names) areKnown ||= await isKnownCompany(name);
    const found = `"${header}", under which ${count} names repeat (${names.join('; ')})`;
    hints.push(
      areKnown
        ? `Perhaps it is ${found}: --column ${OWNER}="${header}".`
        : `There is ${found}; none of them is a known company.`,
    );
  }
  if (nameOfFile !== undefined) hints.push(`The file name contains "${nameOfFile}", which is not a known company.`);
  return hints;
}
