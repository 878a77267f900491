import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { withBulkIndexes } from '@/server/platform/bulk-indexes';
import type { Database } from '@/server/platform/database';
import { confirmColumnMap } from './agree-on-map';
import { serializeColumnMap, WrongMap } from './columns/column-map';
import type { ImportScene } from './import-scene';
import { CompanyNames } from './names/company-names';
import { isWellKnown } from './names/name-key';
import type { ImportOptions } from './options';
import type { ImportCounts, ImportOutcome, Place } from './run/import-job';
import { writeNameList } from './run/name-list';
import { progressKeyOf } from './run/progress-key';
import { groupedDigits, ProgressLine } from './run/progress-line';
import { ImportBroken } from './run/run-import';
import { inspectFile } from './source/inspect-file';
import { openSource } from './source/open-source';
import { UnreadableFile } from './source/source-row';
import { surveyFile } from './survey/survey-file';
import { replacedImports } from './undo/undo.queries';
import { undoneImportText } from './undo/undo-command';
import { undoImport } from './undo/undo-import';

const MAX_REASONS = 8;

/**
 * Imports files one after the other. Returns false if a file was not completed. Rejects with UnreadableFile or WrongMap
 * if there is only one file and it cannot be imported.
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

/** Returns the path of a report. Equal file names from different folders get separate reports. */
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
  say(scene, `\n${path}: ${source.form}${encoding}, ${groupedDigits(file.size)} bytes, as ${kind.name}`);
  const survey = await surveyFile(source);
  const names = new CompanyNames();
  const agreed = await confirmColumnMap(options, scene, {
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
    writeFileSync(mapFile, serializeColumnMap(kind.name, agreed));
    say(scene, `  The mapping is in ${mapFile}; after a change there: --map ${mapFile}`);
  }
  if (!isDryRun) await takeBackEarlier(scene, kind.name, file.hash, progressKeyOf(kind.name, { file, map: agreed }));
  const progress = new ProgressLine(scene.output, file.size, scene.uptime);
  const startedAt = scene.uptime();
  try {
    const outcome = await kind.run({
      database: scene.database,
      authorship: scene.authorship,
      files: scene.files,
      file,
      source,
      map: agreed,
      isDryRun,
      isRestart: options.isRestart,
      reportFile: isDryRun && options.report === null ? null : reportFile,
      now: scene.now(),
      saidOn: options.asOf ?? scene.now(),
      show: (state) => progress.show(state),
      showLeft: (companies) => progress.showLeft(companies),
      isStopping: scene.isStopping,
    });
    progress.clear();
    const seconds = (scene.uptime() - startedAt) / 1_000;
    for (const line of describeOutcome(outcome, { isDryRun, reportFile, seconds })) say(scene, line);
    if (!isDryRun && outcome.reasons.length > 0) {
      const listFile = join(dirname(reportFile), `${kind.name}-${artefact}.names.csv`);
      const names = writeNameList(reportFile, listFile);
      if (names > 0) say(scene, `  ${groupedDigits(names)} names that are on no page are in ${listFile}`);
    }
    return outcome.stoppedAt === null;
  } catch (error) {
    progress.clear();
    if (!(error instanceof ImportBroken)) throw error;
    say(scene, `  It stopped after ${nameOf(error.after)}: ${error.message}`);
    say(scene, `  ${describeCounts(error.counts)}. All of that is kept; run the same command to continue.`);
    return false;
  }
}

/** Withdraws an earlier import of the same file with another mapping. */
async function takeBackEarlier(scene: ImportScene, kind: string, hash: string, key: string): Promise<void> {
  for (const { id } of await scene.database.query(replacedImports, kind, hash, key)) {
    const undone = await undoImport(scene.database, id, () => undefined);
    say(scene, `  First undid import ${id} of the same file: ${undoneImportText(undone)}.`);
  }
}

function say({ output }: Pick<ImportScene, 'output'>, line: string): void {
  output.write(`${line}\n`);
}

function nameOf({ line, row }: Place): string {
  return `row ${groupedDigits(row)} (line ${groupedDigits(line)})`;
}

function describeCounts(counts: ImportCounts): string {
  const { rows, added, updated, averaged = 0, unchanged, repeated, refused, leftOut } = counts;
  return [
    `${groupedDigits(rows)} rows: ${groupedDigits(added)} added`,
    `${groupedDigits(updated)} updated`,
    ...(averaged === 0 ? [] : [`${groupedDigits(averaged)} averaged with another row`]),
    `${groupedDigits(unchanged)} unchanged`,
    `${groupedDigits(repeated)} repeat another row`,
    `${groupedDigits(refused)} refused`,
    `${groupedDigits(leftOut)} values left out`,
  ].join(', ');
}

function describeOutcome(
  { counts, importId, stoppedAt, wentOnAfter, isRepeat, reasons }: ImportOutcome,
  {
    isDryRun,
    reportFile,
    seconds,
  }: { readonly isDryRun: boolean; readonly reportFile: string; readonly seconds: number },
): readonly string[] {
  return [
    ...(wentOnAfter === null
      ? []
      : [`  Continued after ${nameOf(wentOnAfter)}, where an earlier run stopped (--restart starts over).`]),
    ...(isRepeat
      ? ['  This file was imported before: existing rows stay unchanged (--restart writes all of them again).']
      : []),
    `  ${isDryRun ? 'Would be, of ' : ''}${describeCounts(counts)} (${seconds.toFixed(1)} s)`,
    ...reasons.slice(0, MAX_REASONS).map(([reason, count]) => `    ${groupedDigits(count)} × ${reason}`),
    ...(reasons.length > MAX_REASONS ? [`    and ${reasons.length - MAX_REASONS} other reasons`] : []),
    ...(reasons.length > 0 && !isDryRun ? [`  Each with its line in ${reportFile}`] : []),
    ...(importId === null ? [] : [`  It is import ${importId}; npm run import -- --undo ${importId} undoes it.`]),
    ...(stoppedAt === null ? [] : [`  Stopped after ${nameOf(stoppedAt)}; run the same command to continue.`]),
  ];
}
