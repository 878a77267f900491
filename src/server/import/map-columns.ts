import { dateOrderOf } from './columns/column';
import type { ColumnMap } from './columns/column-map';
import { checkColumn, readColumnMap, WrongMap } from './columns/column-map';
import type { Guess } from './columns/guess-columns';
import { guessColumns } from './columns/guess-columns';
import type { DateOrder } from './columns/read-date';
import type { ImportKind } from './kinds/import-kind';
import type { ImportOptions } from './options';
import type { Source } from './source/open-source';
import type { FileSurvey } from './survey/survey-file';
import { givenUnder, namesUnread } from './survey/warnings';

const MAX_HEADERS = 60;
const MAX_EXAMPLES = 3;
/** The column of the company that rows are of. */
const OWNER = 'company';

/** The user’s choices of columns, in options or on a terminal. */
export type Choices = Pick<ImportOptions, 'kind' | 'mapFile' | 'columns' | 'values'>;

/** The file whose columns are mapped. */
export interface MappedFile {
  readonly path: string;
  readonly source: Source;
  readonly survey: FileSurvey;
  readonly now: number;
  /** Whether a company is known by a name. */
  readonly isKnownCompany: (name: string) => Promise<boolean>;
}

/** A mapping with what people need to judge it. */
export interface MappedColumns {
  readonly map: ColumnMap;
  readonly guess: Omit<Guess, 'columns'>;
}

/**
 * Maps the headers of a file to the columns of a kind: as the mapping file says, or else by guess, and as the options say in any case.
 * Throws WrongMap if a required column is not there.
 */
export async function mapColumns(
  { kind, mapFile, columns: chosen, values }: Choices,
  { path, source, survey, now, isKnownCompany }: MappedFile,
): Promise<MappedColumns> {
  const textsUnder = survey.texts;
  for (const [name, header] of Object.entries(chosen)) {
    checkColumn(name, kind.columns, '--column');
    if (header !== '' && !source.headers.includes(header)) {
      throw new WrongMap(`--column reads ${name} from "${header}", but ${path} has: ${source.headers.join(', ')}.`);
    }
  }
  for (const name of Object.keys(values)) checkColumn(name, kind.columns, '--set');
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
  checkRequired({ kind, map, guess, survey }, source, { path, nameOfFile: assumed[OWNER] });
  const near = guess.near.filter((name) => map.columns[name] === guessed[name]);
  return { map, guess: { ...guess, near: near.filter((name) => !(name in chosen)) } };
}

/** A name that a file's own name gives away is no company's unless a company is known by it. */
async function withKnownCompany(
  assumed: Readonly<Record<string, string>>,
  isKnownCompany: MappedFile['isKnownCompany'],
): Promise<Readonly<Record<string, string>>> {
  const company = assumed[OWNER];
  if (company === undefined || (await isKnownCompany(company))) return assumed;
  return Object.fromEntries(Object.entries(assumed).filter(([name]) => name !== OWNER));
}

/** `--column name=` reads a column from no header. */
function withoutNone(columns: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(columns).filter(([, header]) => header !== ''));
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
      return column?.isDate === true ? [[name, dateOrderOf(column, textsUnder(header))]] : [];
    }),
  );
}

type Judged = { readonly kind: ImportKind; readonly survey: FileSurvey } & MappedColumns;

function checkRequired(
  judged: Judged,
  source: Source,
  { path, nameOfFile }: { readonly path: string; readonly nameOfFile: string | undefined },
): void {
  const { kind, map } = judged;
  const has = (name: string): boolean => name in map.columns || name in map.values;
  const more = source.headers.length > MAX_HEADERS ? ` and ${source.headers.length - MAX_HEADERS} others` : '';
  const found = `${path} has the columns: ${source.headers.slice(0, MAX_HEADERS).join(', ')}${more}`;
  for (const [name, { isRequired, about }] of Object.entries(kind.columns)) {
    if (!isRequired || has(name)) continue;
    const hints = [...hintsFor(judged, source, name), ...(name === OWNER ? hintOfFile(nameOfFile) : [])];
    throw new WrongMap(
      `${kind.name} need the column ${name} (${about}), and nothing like it was found. ${found}.\n${hints.map((hint) => `${hint}\n`).join('')}` +
        `Say which it is with --column ${name}="…", or give one text for all rows with --set ${name}="…". ` +
        'If these are values, the file has no headers: write a line with them at its top.',
    );
  }
  for (const names of kind.oneOf) {
    if (names.some(has)) continue;
    const hints = names.flatMap((name) => hintsFor(judged, source, name));
    throw new WrongMap(
      `${kind.name} need one of the columns ${names.join(', ')}, and nothing like them was found. ${found}.\n${hints.map((hint) => `${hint}\n`).join('')}` +
        `Say which it is with --column ${names[0]}="…".`,
    );
  }
}

/** Returns sentences on headers that may be a column after all. */
function hintsFor({ survey, map, guess }: Judged, { headers }: Source, name: string): readonly string[] {
  const turnedDown = guess.turnedDown.filter(({ column }) => column === name);
  const hints = turnedDown.map(({ header, reason }) => `"${header}" is called so, but it ${reason}.`);
  if (name !== OWNER) return hints;
  const names = namesUnread(survey, map, headers).map(({ header, count }) => {
    const examples = [...new Set(givenUnder(survey, header))].slice(0, MAX_EXAMPLES);
    return `Perhaps it is "${header}", under which ${count} names repeat (${examples.join('; ')}): --column ${name}="${header}".`;
  });
  return [...hints, ...names];
}

function hintOfFile(name: string | undefined): readonly string[] {
  if (name === undefined) return [];
  return [
    `The name of the file speaks of "${name}", by which no company is known; if all rows are of that: --set ${OWNER}="${name}".`,
  ];
}
