import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Authorship } from '@/server/platform/authorship';
import { withBulkIndexes } from '@/server/platform/bulk-indexes';
import type { Database } from '@/server/platform/database';
import { cleanText } from './columns/clean-text';
import type { ColumnMap } from './columns/column-map';
import { WrongMap, writeColumnMap } from './columns/column-map';
import { isCountedFromToday } from './columns/read-date';
import { mapColumns } from './map-columns';
import type { ImportOptions } from './options';
import type { ImportCounts, ImportOutcome, Place } from './run/import-job';
import type { ProgressOutput } from './run/progress-line';
import { grouped, ProgressLine } from './run/progress-line';
import { ImportBroken } from './run/run-import';
import { inspectFile } from './source/inspect-file';
import { openSource } from './source/open-source';
import type { SourceRow } from './source/source-row';
import { UnreadableFile } from './source/source-row';

/** The surroundings of an import: where it writes, shows and asks. */
export interface ImportScene {
  readonly database: Database;
  readonly authorship: Authorship;
  /** The folder for reports and mapping files. */
  readonly folder: string;
  readonly output: ProgressOutput;
  /** Asks a question of yes or no; null where there is nobody to answer. */
  readonly ask: ((question: string) => Promise<boolean>) | null;
  readonly isStopping: () => boolean;
  readonly now: () => number;
  readonly uptime: () => number;
}

const ORDERS = { dmy: ', day before month', mdy: ', month before day' } as const;
const MAX_REASONS = 8;
const MAX_SHOWN = 40;

/**
 * Imports files one after the other. Returns false where one of them did not go in to its end; rejects with UnreadableFile or WrongMap where the only one
 * cannot be imported at all.
 */
export async function importFiles(options: ImportOptions, scene: ImportScene): Promise<boolean> {
  return withBulkIndexes(scene.database, async () => {
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
  const say = (line: string): void => {
    scene.output.write(`${line}\n`);
  };
  const { kind, isDryRun } = options;
  const file = await inspectFile(path);
  const source = await openSource(file, options.delimiter === null ? {} : { delimiter: options.delimiter });
  const { map, sample } = await mapColumns(options, source, path, scene.now());
  const mapFile = options.saveMap ?? join(scene.folder, `${kind.name}-${artefact}.map.json`);
  const encoding = file.encoding === 'utf-8' ? '' : `, ${file.encoding}`;
  say(`\n${path}: ${source.form}${encoding}, ${grouped(file.size)} bytes, as ${kind.name}`);
  for (const line of describeMap(options, map, source.headers, sample, options.asOf ?? scene.now())) say(line);
  if (options.mapFile === null) {
    mkdirSync(dirname(mapFile), { recursive: true });
    writeFileSync(mapFile, writeColumnMap(kind.name, map));
    say(`  The mapping is in ${mapFile}; after a change there: --map ${mapFile}`);
  }
  const isAgreed = isDryRun || options.isSure || options.mapFile !== null || scene.ask === null;
  if (!isAgreed && !(await scene.ask?.('  Import it so?'))) {
    say('  Nothing was imported.');
    return false;
  }
  const progress = new ProgressLine(scene.output, file.size, scene.uptime);
  const reportFile = options.report ?? join(scene.folder, `${kind.name}-${artefact}.report.csv`);
  const startedAt = scene.uptime();
  try {
    const outcome = await kind.run({
      database: scene.database,
      authorship: scene.authorship,
      file,
      source,
      map,
      isDryRun,
      isRestart: options.isRestart,
      reportFile,
      now: scene.now(),
      saidOn: options.asOf ?? scene.now(),
      show: (state) => progress.show(state),
      isStopping: scene.isStopping,
    });
    progress.clear();
    for (const line of describeOutcome(outcome, {
      isDryRun,
      reportFile,
      seconds: (scene.uptime() - startedAt) / 1_000,
    }))
      say(line);
    return outcome.stoppedAt === null;
  } catch (error) {
    progress.clear();
    if (!(error instanceof ImportBroken)) throw error;
    say(`  It broke off after ${nameOf(error.after)}: ${error.message}`);
    say(`  ${describeCounts(error.counts)}. All of that is kept; the same command goes on from there.`);
    return false;
  }
}

function describeMap(
  { kind }: ImportOptions,
  map: ColumnMap,
  headers: readonly string[],
  sample: readonly SourceRow[],
  saidOn: number,
): readonly string[] {
  const names = Object.keys(kind.columns);
  const width = Math.max(...names.map((name) => name.length));
  const lines = names.flatMap((name) => {
    const header = map.columns[name];
    const value = map.values[name];
    if (header === undefined && value === undefined) return [];
    const order = map.dateOrders[name];
    const dates = order === undefined ? '' : `${ORDERS[order]}${countedFrom(header, sample, saidOn)}`;
    const from =
      header === undefined ? `is "${value}" in every row` : `"${header}"${dates}${exampleOf(header, sample)}`;
    return [`  ${name.padEnd(width)} ← ${from}`];
  });
  const read = new Set(Object.values(map.columns));
  const unread = headers.filter((header) => !read.has(header));
  return unread.length === 0 ? lines : [...lines, `  not read: ${unread.join(', ')}`];
}

/** "3 days ago" is counted from a day that the user should see. */
function countedFrom(header: string | undefined, sample: readonly SourceRow[], saidOn: number): string {
  const isRelative = sample.some((row) => header !== undefined && isCountedFromToday(cleanText(row.textUnder(header))));
  if (!isRelative) return '';
  return `, "ago" is counted from ${new Date(saidOn).toISOString().slice(0, 10)} (--as-of)`;
}

function exampleOf(header: string, sample: readonly SourceRow[]): string {
  for (const row of sample) {
    const text = cleanText(row.textUnder(header)).replaceAll(/\s+/g, ' ');
    if (text !== '') return `, as in ${text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text}`;
  }
  return ', which is empty in the first rows';
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
    ...(reasons.length > 0 ? [`  Each with its line in ${reportFile}`] : []),
    ...(stoppedAt === null ? [] : [`  Stopped after ${nameOf(stoppedAt)}; the same command goes on from there.`]),
  ];
}
