import type { ColumnMap } from './columns/column-map';
import { WrongMap } from './columns/column-map';
import type { ImportScene } from './import-scene';
import type { Choices, MappedFile } from './map-columns';
import { mapColumns } from './map-columns';
import type { ImportOptions } from './options';
import { summaryOf } from './survey/summary';
import type { Warning } from './survey/warnings';
import { warningsAbout } from './survey/warnings';
import { companyListFault, kindFault } from './survey/wrong-kind';

const QUESTION =
  '  Import with these columns? (Enter: yes; n: no; rating=Score reads rating from "Score", rating= from nothing, company:Acme takes a text for all rows) ';

/**
 * Finds the mapping of a file and shows its result. On a terminal the user may change it. Returns null if the user
 * cancels. Otherwise throws WrongMap if a doubt remains that the options do not confirm.
 */
export async function confirmColumnMap(
  options: ImportOptions,
  scene: Pick<ImportScene, 'ask' | 'output' | 'now'>,
  file: MappedFile,
): Promise<ColumnMap | null> {
  const ask = options.isDryRun || options.isSure || options.mapFile !== null ? null : scene.ask;
  const write = (line: string): void => {
    scene.output.write(`${line}\n`);
  };
  let choices: Choices = options;
  for (;;) {
    const shown = await shownMap(choices, options, file, { saidOn: options.asOf ?? scene.now(), write }).catch(
      (error: unknown) => {
        if (ask === null || !(error instanceof WrongMap)) throw error;
        write(`  ${error.message.replaceAll('\n', '\n  ')}`);
        return null;
      },
    );
    if (ask === null && shown !== null) {
      stopAt(shown.warnings, options);
      return shown.map;
    }
    const answer = (await ask?.(QUESTION))?.trim() ?? 'n';
    if (/^(y(es)?)?$/i.test(answer) && shown !== null) return shown.map;
    if (/^(no?|)$/i.test(answer)) return null;
    choices = changed(choices, answer, write);
  }
}

interface ShownMap {
  readonly map: ColumnMap;
  readonly warnings: readonly Warning[];
}

async function shownMap(
  choices: Choices,
  { agreed }: Pick<ImportOptions, 'agreed'>,
  file: MappedFile,
  { saidOn, write }: { readonly saidOn: number; readonly write: (line: string) => void },
): Promise<ShownMap> {
  const { kind } = choices;
  const { survey, source } = file;
  const { headers } = source;
  if (!agreed.includes('kind')) {
    const fault =
      kindFault(kind, { survey, headers }) ?? (await companyListFault(kind, { survey, headers }, file.isKnownCompany));
    if (fault !== null) throw new WrongMap(`${file.path} ${fault} (--yes=kind imports it as ${kind.name} anyway).`);
  }
  const { map, guess } = await mapColumns(choices, file);
  for (const line of summaryOf({ kind, map, survey, headers, turnedDown: guess.turnedDown, saidOn })) write(line);
  const warnings = warningsAbout({ kind, map, survey, headers, guess, saidOn });
  for (const { name, sentence } of warnings) write(`  ! ${name}: ${sentence}.`);
  return { map, warnings };
}

function stopAt(warnings: readonly Warning[], { agreed, isDryRun }: ImportOptions): void {
  const open = warnings.map(({ name }) => name).filter((name) => !agreed.includes(name));
  if (open.length === 0 || isDryRun) return;
  throw new WrongMap(
    `It stopped at ${open.length === 1 ? 'a warning' : `${open.length} warnings`}: ${open.join(', ')}. Nothing was imported. ` +
      `Correct the columns with --column, --set or --map, or continue despite them with --yes=${open.join(',')}.`,
  );
}

function changed(choices: Choices, answer: string, write: (line: string) => void): Choices {
  const [, name = '', sign = '', text = ''] = /^\s*(\w+)\s*([=:])\s*(.*)$/.exec(answer) ?? [];
  if (!Object.hasOwn(choices.kind.columns, name)) {
    write(`  There is no column "${name || answer}". There are: ${Object.keys(choices.kind.columns).join(', ')}.`);
    return choices;
  }
  const { [name]: _column, ...columns } = choices.columns;
  const { [name]: _value, ...values } = choices.values;
  return sign === '='
    ? { ...choices, columns: { ...columns, [name]: text.trim() }, values }
    : { ...choices, columns, values: { ...values, [name]: text.trim() } };
}
