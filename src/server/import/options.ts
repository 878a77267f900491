import { parseArgs } from 'node:util';
import type { ImportKind } from './kinds/import-kind';

export interface ImportOptions {
  readonly kind: ImportKind;
  readonly files: readonly string[];
  /** A mapping file, which overrides the guess. */
  readonly mapFile: string | null;
  /** The file for the mapping, by default next to the report. */
  readonly saveMap: string | null;
  /** Headers by column, which override the guess. */
  readonly columns: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
  readonly delimiter: string | null;
  readonly report: string | null;
  /** The day from which "3 days ago" counts, in ms since 1970. Null means today. */
  readonly asOf: number | null;
  readonly isDryRun: boolean;
  readonly isRestart: boolean;
  /** True to skip the confirmation of columns. */
  readonly isSure: boolean;
  /** Names of warnings that do not stop the import. */
  readonly agreed: readonly string[];
}

export type Command =
  | { readonly does: 'import'; readonly options: ImportOptions }
  | { readonly does: 'list' }
  | { readonly does: 'undo'; readonly number: number; readonly isDryRun: boolean };

/** The text to print: help, or the argument that was not understood. */
export class Usage extends Error {
  override readonly name = 'Usage';
}

const NAMED_DELIMITERS: ReadonlyMap<string, string> = new Map([
  ['tab', '\t'],
  ['\\t', '\t'],
  ['comma', ','],
  ['semicolon', ';'],
  ['pipe', '|'],
]);

/** Reads the command. Throws Usage. */
export function readCommand(argv: readonly string[], kinds: readonly ImportKind[]): Command {
  const { values } = parsed(argv, kinds);
  if (values.list === true) return { does: 'list' };
  if (values.undo === undefined) return { does: 'import', options: readOptions(argv, kinds) };
  const number = Number(values.undo);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new Usage('--undo takes the number of an import, as --list shows it: --undo 3');
  return { does: 'undo', number, isDryRun: values['dry-run'] === true };
}

/** Reads the options. Throws Usage. */
export function readOptions(argv: readonly string[], kinds: readonly ImportKind[]): ImportOptions {
  const { values, positionals } = parsed(argv, kinds);
  const [name, ...files] = positionals;
  if (name === undefined) throw new Usage(usageOf(kinds));
  const kind = kinds.find((one) => one.name === name);
  if (kind === undefined) throw new Usage(`There is no kind "${name}".\n\n${usageOf(kinds)}`);
  if (values.help === true || files.length === 0) {
    throw new Usage(`${files.length === 0 && values.help !== true ? 'Which file?\n\n' : ''}${columnsOf(kind)}`);
  }
  const { delimiter } = values;
  if (files.length > 1 && (values.report !== undefined || values['save-map'] !== undefined))
    throw new Usage('--report and --save-map name one file: import one at a time with them.');
  return {
    kind,
    files,
    mapFile: values.map ?? null,
    saveMap: values['save-map'] ?? null,
    columns: pairsOf(values.column ?? [], '--column'),
    values: pairsOf(values.set ?? [], '--set'),
    delimiter: delimiter === undefined ? null : (NAMED_DELIMITERS.get(delimiter) ?? delimiter),
    report: values.report ?? null,
    asOf: dayOf(values['as-of']),
    isDryRun: values['dry-run'] === true,
    isRestart: values.restart === true,
    isSure: values.yes?.includes('') === true,
    agreed: (values.yes ?? []).flatMap((names) => names.split(',')).filter((name) => name !== ''),
  };
}

/** Converts `--yes`, which may be alone or name warnings. parseArgs cannot express this. */
function withNamedYes(argv: readonly string[]): string[] {
  return argv.map((argument) => (argument === '--yes' || argument === '-y' ? '--yes=' : argument));
}

function parsed(argv: readonly string[], kinds: readonly ImportKind[]) {
  try {
    return parseArgs({
      args: withNamedYes(argv),
      allowPositionals: true,
      options: {
        map: { type: 'string' },
        'save-map': { type: 'string' },
        column: { type: 'string', multiple: true },
        set: { type: 'string', multiple: true },
        delimiter: { type: 'string' },
        report: { type: 'string' },
        'as-of': { type: 'string' },
        'dry-run': { type: 'boolean' },
        restart: { type: 'boolean' },
        yes: { type: 'string', multiple: true },
        list: { type: 'boolean' },
        undo: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new Usage(`${error instanceof Error ? error.message : error}\n\n${usageOf(kinds)}`);
  }
}

/** Returns noon of a day in India, in ms since 1970. Throws Usage for an invalid day. */
function dayOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T06:30:00Z`) : Number.NaN;
  if (Number.isNaN(at)) throw new Usage('--as-of takes a day: --as-of 2026-01-31');
  return at;
}

function pairsOf(pairs: readonly string[], option: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw new Usage(`${option} takes a column and a text: ${option} company="Acme Ltd"`);
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

function usageOf(kinds: readonly ImportKind[]): string {
  const width = Math.max(...kinds.map(({ name }) => name.length));
  return [
    'npm run import -- <kind> <file…>',
    '',
    'Reads CSV (any delimiter), JSON and JSON lines, packed with gzip or not. Kinds:',
    ...kinds.map(({ name, about }) => `  ${name.padEnd(width)}  ${about}`),
    '',
    '  --dry-run              reads and checks everything, writes nothing',
    '  --yes                  does not ask whether the columns are right; --yes=alike,texts ignores these warnings',
    '  --list                 lists the imports with their numbers',
    '  --undo <number>        undoes an import',
    '  --map <file>           reads the columns as this mapping file says',
    '  --save-map <file>      where the mapping is saved (in the data folder by default)',
    '  --column name=Header   reads a column from this header; --column name= reads it from none',
    '  --set name=text        takes this text for a column that the file lacks',
    '  --delimiter <text>     of a CSV file: tab, comma, semicolon, pipe or any text',
    '  --report <file>        the list of rows that were not imported (in the data folder by default)',
    '  --as-of <YYYY-MM-DD>   the day on which "3 days ago" was written (today by default)',
    '  --restart              writes all rows again, even if the file was imported before',
    '  --help                 behind a kind: its columns',
  ].join('\n');
}

function columnsOf({ name, about, columns }: ImportKind): string {
  const names = Object.keys(columns);
  const width = Math.max(...names.map((one) => one.length));
  return [
    `npm run import -- ${name} <file…>`,
    '',
    `Imports ${about}. Columns:`,
    ...Object.entries(columns).map(
      ([column, { about: means, isRequired }]) =>
        `  ${column.padEnd(width)}  ${means}${isRequired ? ' (required)' : ''}`,
    ),
  ].join('\n');
}
