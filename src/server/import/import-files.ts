import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Authorship } from '@/server/platform/authorship';
import { withBulkIndexes } from '@/server/platform/bulk-indexes';
import type { Database } from '@/server/platform/database';
import { agreeOnMap } from './agree-on-map';
import { WrongMap, writeColumnMap } from './columns/column-map';
import { CompanyNames } from './names/company-names';
import { isWellKnown } from './names/name-key';
import type { ImportOptions } from './options';
import type { ImportCounts, ImportOutcome, Place } from './run/import-job';
import type { ProgressOutput } from './run/progress-line';
import { grouped, ProgressLine } from './run/progress-line';
import { ImportBroken } from './run/run-import';
import { inspectFile } from './source/inspect-file';
import { openSource } from './source/open-source';
import { UnreadableFile } from './source/source-row';
import { surveyFile } from './survey/survey-file';

/** The surroundings of an import: where it writes, shows and asks. */
export interface ImportScene {
  readonly database: Database;
  readonly authorship: Authorship;
  /** The folder for reports and mapping files. */
  readonly folder: string;
  readonly output: ProgressOutput;
  /** Asks a question and returns the answer; null where there is nobody to answer. */
  readonly ask: ((question: string) => Promise<string>) | null;
  readonly isStopping: () => boolean;
  readonly now: () => number;
  readonly uptime: () => number;
}

const MAX_REASONS = 8;

/**
 * Imports files one after the other. Returns false where one of them did not go in to its end; rejects with UnreadableFile or WrongMap where the only one
 * cannot be imported at all.
 */
export async function importFiles(options: ImportOptions, scene: ImportScene): Promise<boolean> {
  const inBulk = options.isDryRun ? (work: () => Promise<boolean>) => work() : bulkIndexesOf(scene.database);
  return inBulk(async () => {
    let isWhole = true;
    for (const [place, path] of options.files.entries()) {
      const isIn = await importFile(path, options, scene, artefactOf(options.files, place)).catch((error: unknown) => {
        const isOfFile = error instanceof UnreadableFile || error instanceof WrongMap;
        if (!isOfFile || options.files.length === 1) throw error;
        scene.output.write(`\n${error.message}\n  Nothing of ${path} was imported; the other files are.\n`);
        return false;
      });
      isWhole = isIn && isWhole;
      if (scene.isStopping()) return false;
    }
    return isWhole;
  });
}

function bulkIndexesOf(database: Database): (work: () => Promise<boolean>) => Promise<boolean> {
  return (work) => withBulkIndexes(database, work);
}

/** Returns the name that a file has among those of its command: two of one name in two folders have a report each. */
function artefactOf(files: readonly string[], place: number): string {
  const name = basename(files[place] ?? '');
  const before = files.slice(0, place).filter((file) => basename(file) === name).length;
  return before === 0 ? name : `${name}-${before + 1}`;
}

async function importFile(
  path: string,
  options: ImportOptions,
  scene: ImportScene,
  artefact: string,
): Promise<boolean> {
  const { kind, isDryRun } = options;
  const file = await inspectFile(path);
  const source = await openSource(file, options.delimiter === null ? {} : { delimiter: options.delimiter });
  const encoding = file.encoding === 'utf-8' ? '' : `, ${file.encoding}`;
  say(scene, `\n${path}: ${source.form}${encoding}, ${grouped(file.size)} bytes, as ${kind.name}`);
  const survey = await surveyFile(source);
  const names = new CompanyNames();
  const agreed = await agreeOnMap(options, scene, {
    path,
    source,
    survey,
    now: scene.now(),
    isKnownCompany: async (name) =>
      isWellKnown(name) || (await names.find(scene.database, [name])).some((company) => company !== null),
  });
  if (agreed === null) {
    say(scene, '  Nothing was imported.');
    return false;
  }
  const reportFile = options.report ?? join(scene.folder, `${kind.name}-${artefact}.report.csv`);
  const mapFile = options.saveMap ?? join(dirname(reportFile), `${kind.name}-${artefact}.map.json`);
  const isMapKept = isDryRun ? options.saveMap !== null : options.mapFile === null;
  if (isMapKept) {
    mkdirSync(dirname(mapFile), { recursive: true });
    writeFileSync(mapFile, writeColumnMap(kind.name, agreed));
    say(scene, `  The mapping is in ${mapFile}; after a change there: --map ${mapFile}`);
  }
  const progress = new ProgressLine(scene.output, file.size, scene.uptime);
  const startedAt = scene.uptime();
  try {
    const outcome = await kind.run({
      database: scene.database,
      authorship: scene.authorship,
      file,
      source,
      map: agreed,
      isDryRun,
      isRestart: options.isRestart,
      reportFile: isDryRun && options.report === null ? null : reportFile,
      now: scene.now(),
      saidOn: options.asOf ?? scene.now(),
      show: (state) => progress.show(state),
      isStopping: scene.isStopping,
    });
    progress.clear();
    const seconds = (scene.uptime() - startedAt) / 1_000;
    for (const line of describeOutcome(outcome, { isDryRun, reportFile, seconds })) say(scene, line);
    return outcome.stoppedAt === null;
  } catch (error) {
    progress.clear();
    if (!(error instanceof ImportBroken)) throw error;
    say(scene, `  It broke off after ${nameOf(error.after)}: ${error.message}`);
    say(scene, `  ${describeCounts(error.counts)}. All of that is kept; the same command goes on from there.`);
    return false;
  }
}

function say({ output }: Pick<ImportScene, 'output'>, line: string): void {
  output.write(`${line}\n`);
}

function nameOf({ line, row }: Place): string {
  return `row ${grouped(row)} (line ${grouped(line)})`;
}

function describeCounts({ rows, added, updated, unchanged, repeated, refused, leftOut }: ImportCounts): string {
  return [
    `${grouped(rows)} rows: ${grouped(added)} added`,
    `${grouped(updated)} updated`,
    `${grouped(unchanged)} unchanged`,
    `${grouped(repeated)} repeat another row`,
    `${grouped(refused)} refused`,
    `${grouped(leftOut)} values left out`,
  ].join(', ');
}

function describeOutcome(
  { counts, stoppedAt, wentOnAfter, isRepeat, reasons }: ImportOutcome,
  {
    isDryRun,
    reportFile,
    seconds,
  }: { readonly isDryRun: boolean; readonly reportFile: string; readonly seconds: number },
): readonly string[] {
  return [
    ...(wentOnAfter === null
      ? []
      : [`  Went on after ${nameOf(wentOnAfter)}, where an earlier run had stopped (--restart begins anew).`]),
    ...(isRepeat
      ? ['  This file went in before: rows that are there stay as they are (--restart writes all of them again).']
      : []),
    `  ${isDryRun ? 'Would be, of ' : ''}${describeCounts(counts)} (${seconds.toFixed(1)} s)`,
    ...reasons.slice(0, MAX_REASONS).map(([reason, count]) => `    ${grouped(count)} × ${reason}`),
    ...(reasons.length > MAX_REASONS ? [`    and ${reasons.length - MAX_REASONS} other reasons`] : []),
    ...(reasons.length > 0 && !isDryRun ? [`  Each with its line in ${reportFile}`] : []),
    ...(stoppedAt === null ? [] : [`  Stopped after ${nameOf(stoppedAt)}; the same command goes on from there.`]),
  ];
}
