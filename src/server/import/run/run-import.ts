import { dirname } from 'node:path';
import type { ImportColumns } from '@/server/import/columns/column';
import type { ReadRow } from '@/server/import/columns/read-row';
import { rowReader } from '@/server/import/columns/read-row';
import type { ImportKindParts } from '@/server/import/kinds/import-writer';
import { RefusedRow } from '@/server/import/kinds/import-writer';
import type { DamagedRow, SourceRow } from '@/server/import/source/source-row';
import { isDamaged } from '@/server/import/source/source-row';
import { EmbeddedUpkeep } from '@/server/platform/embedded-upkeep';
import { disableTimeoutsSql } from '@/server/platform/migrate';
import type { PendingRow, WrittenBatch } from './batch-writer';
import { BatchWriter } from './batch-writer';
import type { ImportCounts, ImportJob, ImportOutcome, Place, RecordedProgress } from './import-job';
import { EMPTY_IMPORT_COUNTS, START } from './import-job';
import {
  earlierImport,
  recordImportEnd,
  recordProgress,
  startImport,
  tablesWithOldStatistics,
} from './imports.queries';
import { progressKeyOf } from './progress-key';
import type { Finding } from './report';
import { EMPTY_REPORT, Report } from './report';
import { SeenKeys } from './seen-keys';

/** Thrown if an import ended early for a reason other than its rows or columns. */
export class ImportBroken extends Error {
  override readonly name = 'ImportBroken';

  constructor(
    readonly after: Place,
    readonly counts: ImportCounts,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Rows per transaction. Counts are updated once per company and batch, so large batches write less. */
const MAX_BATCH_ROWS = 4_000;
/** Bytes per batch, which limits memory for long texts. */
const MAX_BATCH_BYTES = 4_000_000;

/** The log size between checkpoints. The first change of a page after one logs the whole page. */
const MAX_LOG_BYTES = 64_000_000;

/** The factor of growth after which statistics are renewed. */
const ANALYZE_GROWTH = 8;

/** Rejects with ImportBroken if something fails on the way. */
export async function runImport<C extends ImportColumns, Entry>(
  kind: ImportKindParts<C, Entry>,
  job: ImportJob,
): Promise<ImportOutcome> {
  const { database, isDryRun, isRestart } = job;
  const key = progressKeyOf(kind.name, job);
  const [last] = isRestart ? [] : await database.query(earlierImport, key);
  const isThrough = last !== undefined && last.finished_at !== null;
  const isRepeat = isThrough || last?.counts.isRepeat === true;
  const importId = isDryRun ? NO_IMPORT : await begun(kind.name, key, job);
  const batches = await BatchWriter.open(kind, { ...job, folder: dirname(job.file.path), isRepeat, importId });
  const isBegun = last !== undefined && last.counts.rows > 0;
  const earlier = isThrough || isDryRun || !isBegun ? undefined : last;
  return new ImportRun(kind, job, { key, earlier, isRepeat, importId, batches }).run();
}

/** The id of a dry run, which is rolled back. */
const NO_IMPORT = 0;

async function begun(kind: string, key: string, { database, file }: ImportJob): Promise<number> {
  const [row] = await database.query(
    startImport,
    key,
    kind,
    file.path,
    file.hash,
    JSON.stringify({ ...EMPTY_IMPORT_COUNTS, ...EMPTY_REPORT, isRepeat: false }),
  );
  if (row === undefined) throw new Error('A new import got no number.');
  return row.id;
}

interface RunParts<C extends ImportColumns, Entry> {
  readonly key: string;
  readonly earlier: { readonly line: number; readonly counts: RecordedProgress } | undefined;
  readonly isRepeat: boolean;
  readonly importId: number;
  readonly batches: BatchWriter<C, Entry>;
}

class ImportRun<C extends ImportColumns, Entry> {
  readonly #kind: ImportKindParts<C, Entry>;
  readonly #job: ImportJob;
  readonly #batches: BatchWriter<C, Entry>;
  readonly #key: string;
  readonly #isRepeat: boolean;
  readonly #importId: number;
  readonly #seen = new SeenKeys();
  readonly #things = new SeenKeys();
  readonly #upkeep: EmbeddedUpkeep | null;
  readonly #report: Report;
  readonly #read: (source: SourceRow) => ReadRow<C>;
  #counts: ImportCounts;
  readonly #addedBefore: number;
  /** The position at which an earlier run stopped. Rows up to it are only read for their keys. */
  readonly #doneBefore: Place;
  /** The position up to which rows are stored in the database. */
  #done: Place;
  #place: Place = START;
  #pending: PendingRow<Entry>[] = [];
  #findings: Finding[] = [];
  #written = 0;
  #analyzeAt = 1;

  constructor(
    kind: ImportKindParts<C, Entry>,
    job: ImportJob,
    { key, earlier, isRepeat, importId, batches }: RunParts<C, Entry>,
  ) {
    this.#kind = kind;
    this.#job = job;
    this.#batches = batches;
    this.#read = rowReader(kind.columns, job.map, job.saidOn);
    this.#key = key;
    this.#isRepeat = isRepeat;
    this.#importId = importId;
    this.#upkeep =
      job.database.kind === 'pglite' && !job.isDryRun ? new EmbeddedUpkeep(job.database, MAX_LOG_BYTES) : null;
    const { line, counts } = earlier ?? { line: 0, counts: { ...EMPTY_IMPORT_COUNTS, ...EMPTY_REPORT, isRepeat } };
    const { reportBytes, reasons, isRepeat: _, ...before } = counts;
    this.#doneBefore = { line, row: before.rows };
    this.#done = this.#doneBefore;
    this.#counts = before;
    this.#addedBefore = before.added;
    this.#report = new Report(job.reportFile, { reportBytes, reasons });
  }

  async run(): Promise<ImportOutcome> {
    try {
      await this.#analyze();
      const isThrough = await this.#readAll();
      if (isThrough) await this.#finish();
      return {
        counts: this.#counts,
        stoppedAt: isThrough ? null : this.#place,
        wentOnAfter: this.#doneBefore.row === 0 ? null : this.#doneBefore,
        isRepeat: this.#isRepeat,
        importId: this.#job.isDryRun ? null : this.#importId,
        reasons: this.#report.reasons,
      };
    } catch (error) {
      throw new ImportBroken(this.#done, this.#counts, error);
    } finally {
      this.#report.close();
    }
  }

  /** Returns false if stopped before the end. */
  async #readAll(): Promise<boolean> {
    let bytes = 0;
    let batchFrom = 0;
    const rows = this.#job.source.rows((count) => {
      bytes = count;
    });
    for await (const some of rows) {
      for (const row of some) {
        this.#take(row);
        const taken = this.#pending.length + this.#findings.length;
        if (taken < MAX_BATCH_ROWS && bytes - batchFrom < MAX_BATCH_BYTES) continue;
        batchFrom = bytes;
        await this.#flush();
        if (this.#job.isStopping()) return false;
      }
      this.#job.show({ bytes, counts: this.#counts });
    }
    await this.#flush();
    this.#job.show({ bytes, counts: this.#counts });
    return true;
  }

  async #finish(): Promise<void> {
    const { database, isDryRun } = this.#job;
    if (isDryRun) return;
    await this.#kind.settle?.(this.#job);
    await this.#analyze();
    await database.query(recordImportEnd, this.#key);
  }

  #take(source: SourceRow | DamagedRow): void {
    const { line } = source;
    const row = this.#place.row + 1;
    this.#place = { line: Math.max(this.#place.line, line), row };
    if (isDamaged(source)) {
      this.#find({ line, row, outcome: 'refused', reason: source.damage });
      return;
    }
    const read = this.#read(source);
    if ('fault' in read) {
      this.#find({ line, row, outcome: 'refused', ...read.fault });
      return;
    }
    const leftOut: Finding[] = read.leftOut.map((fault) => ({ line, row, outcome: 'left out', ...fault }));
    const entry = this.#batches.writer.prepare(read.row, (column, reason) => {
      const header = this.#job.map.columns[column];
      const value = header === undefined ? '' : source.textUnder(header).trim();
      leftOut.push({ line, row, outcome: 'left out', reason, column, value });
    });
    if (entry instanceof RefusedRow) {
      this.#find({ line, row, outcome: 'refused', isOfRow: true, ...this.#toldOf(entry, source, leftOut) });
      return;
    }
    for (const finding of leftOut) this.#find(finding);
    this.#pending.push({ line, row, entry, isFurther: false });
  }

  /** Explains why a row is refused, with the value. An unreadable value's reason is preferred. */
  #toldOf(
    { reason, columns }: RefusedRow,
    source: SourceRow,
    leftOut: readonly Finding[],
  ): Pick<Finding, 'reason' | 'column' | 'value'> {
    const { columns: headers, values } = this.#job.map;
    const textOf = (column: string) => {
      const header = headers[column];
      return header === undefined ? (values[column] ?? '') : source.textUnder(header).trim();
    };
    const column = columns.find((name) => textOf(name) !== '') ?? columns.find((name) => headers[name] !== undefined);
    if (column === undefined) return { reason };
    const unread = leftOut.find((left) => left.column === column && left.outcome === 'left out');
    return { reason: unread === undefined ? reason : `${reason}: it ${unread.reason}`, column, value: textOf(column) };
  }

  #find(finding: Finding): void {
    if (finding.row > this.#doneBefore.row) this.#findings.push(finding);
  }

  async #flush(): Promise<void> {
    const fresh = await this.#withoutRepeats();
    const place = this.#place;
    if (place.row <= this.#doneBefore.row) return;
    const attached = await this.#attach(fresh);
    const found = this.#findings;
    this.#findings = [];
    const outcomeOf = (written: WrittenBatch<Entry>) => {
      const findings = [...found, ...written.refused.map(refusedByDatabase)].toSorted((a, b) => a.row - b.row);
      return { counts: countsAfter(this.#counts, place.row, fresh.length, written, findings), findings };
    };
    const written = await this.#batches.write(attached, async (tx, batch) => {
      const { counts, findings } = outcomeOf(batch);
      const progress = JSON.stringify({ ...counts, ...this.#report.stage(findings), isRepeat: this.#isRepeat });
      await tx.query(recordProgress, this.#key, place.line, progress);
    });
    const { counts, findings } = outcomeOf(written);
    this.#report.keep(this.#report.stage(findings));
    this.#counts = counts;
    if (this.#job.isDryRun) return;
    this.#done = place;
    this.#written += 1;
    if (this.#written === this.#analyzeAt) {
      this.#analyzeAt *= ANALYZE_GROWTH;
      await this.#analyze();
    }
    await this.#upkeep?.checkpoint();
  }

  async #attach(fresh: readonly PendingRow<Entry>[]): Promise<readonly PendingRow<Entry>[]> {
    const { writer } = this.#batches;
    const entries = fresh.map(({ entry }) => entry);
    const attached = await writer.attach?.(this.#job.database, entries, (at, left) => {
      const { line = 0, row = 0 } = fresh[at] ?? {};
      this.#find({ line, row, outcome: 'left out', ...left });
    });
    return fresh.map((pending, at) => ({ ...pending, entry: attached?.[at] ?? pending.entry }));
  }

  /** Gathers planner statistics. The embedded database never does so by itself, and PostgreSQL does so too late. */
  async #analyze(): Promise<void> {
    if (this.#job.isDryRun) return;
    const added = this.#counts.added - this.#addedBefore;
    await this.#job.database.transaction(async (tx) => {
      await tx.execute(disableTimeoutsSql);
      const outgrown = await tx.query(tablesWithOldStatistics, this.#kind.tables, added);
      if (outgrown.length > 0) await tx.execute(`analyze ${outgrown.map(({ name }) => name).join(', ')}`);
    });
  }

  async #withoutRepeats(): Promise<readonly PendingRow<Entry>[]> {
    const pending = this.#pending;
    this.#pending = [];
    const keys = await this.#batches.writer.identify(
      this.#job.database,
      pending.map(({ entry }) => entry),
    );
    const { unit } = this.#job.source;
    return pending.flatMap((one, at) => {
      const { line, row } = one;
      const key = keys[at] ?? '';
      if (key instanceof RefusedRow) {
        this.#find({ line, row, outcome: 'refused', reason: key.reason });
        return [];
      }
      const place = unit === 'line' ? line : row;
      const earlier = this.#seen.meet(typeof key === 'string' ? key : key.row, place);
      const isFurther = earlier === null && typeof key !== 'string' && this.#things.meet(key.thing, place) !== null;
      if (row <= this.#doneBefore.row) return [];
      if (earlier === null) return [{ ...one, isFurther }];
      this.#find({ line, row, outcome: 'repeated', reason: `repeats ${unit} ${earlier}` });
      return [];
    });
  }
}

function refusedByDatabase<Entry>({ pending, reason }: WrittenBatch<Entry>['refused'][number]): Finding {
  return { line: pending.line, row: pending.row, outcome: 'refused', reason };
}

function countsAfter<Entry>(
  before: ImportCounts,
  rows: number,
  entries: number,
  { added, updated, averaged, refused }: WrittenBatch<Entry>,
  findings: readonly Finding[],
): ImportCounts {
  const count = (wanted: Finding['outcome']): number => findings.filter(({ outcome }) => outcome === wanted).length;
  return {
    rows,
    added: before.added + added,
    updated: before.updated + updated,
    averaged: (before.averaged ?? 0) + averaged,
    unchanged: before.unchanged + entries - refused.length - added - updated - averaged,
    repeated: before.repeated + count('repeated'),
    refused: before.refused + count('refused'),
    leftOut: before.leftOut + count('left out'),
  };
}
