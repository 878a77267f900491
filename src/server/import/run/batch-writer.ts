import { randomUUID } from 'node:crypto';
import type { ImportColumns, ImportedRow } from '@/server/import/columns/column';
import type { ImportKindParts, ImportRunContext, ImportWriter } from '@/server/import/kinds/import-writer';
import type { Database } from '@/server/platform/database';
import { sqlStateOf } from '@/server/platform/database';
import { disableTimeoutsSql } from '@/server/platform/migrate';
import type { ImportJob } from './import-job';
import { recordLastRun, waitForTurn } from './imports.queries';

export interface PendingRow<Entry> {
  readonly line: number;
  readonly row: number;
  readonly entry: Entry;
  /** True if an earlier row of the file described the same subject. */
  readonly isFurther: boolean;
}

type JobOfBatches = Pick<ImportJob, 'database'> & ImportRunContext;

export interface WrittenBatch<Entry> {
  readonly added: number;
  readonly updated: number;
  readonly averaged: number;
  /** Entries whose values the database refused, with reasons. */
  readonly refused: readonly { readonly pending: PendingRow<Entry>; readonly reason: string }[];
}

const NOTHING = { added: 0, updated: 0, averaged: 0, refused: [] } as const;

/** SQLSTATE classes of invalid values, not of a faulty database. */
const DATA_ERROR = /^(22|23)/;

const TAKEN_BACK = Symbol('a dry run takes back what it wrote');

/**
 * Writes batches, each in one transaction with its progress. Writers cache what they add, so they are reopened
 * after a rollback or a concurrent import.
 */
export class BatchWriter<C extends ImportColumns, Entry> {
  readonly #run = randomUUID();
  /** True if the writer may have cached rolled-back rows. */
  #isStale = false;

  private constructor(
    private readonly kind: ImportKindParts<C, Entry>,
    private readonly job: JobOfBatches,
    private current: ImportWriter<ImportedRow<C>, Entry>,
  ) {}

  static async open<C extends ImportColumns, Entry>(
    kind: ImportKindParts<C, Entry>,
    job: JobOfBatches,
  ): Promise<BatchWriter<C, Entry>> {
    return new BatchWriter(kind, job, await kind.open(job.database, job));
  }

  get writer(): ImportWriter<ImportedRow<C>, Entry> {
    return this.current;
  }

  /**
   * Writes entries with different keys. `record` runs in the same transaction, again if retried. A dry run rolls back.
   */
  async write(
    batch: readonly PendingRow<Entry>[],
    record: (tx: Database, written: WrittenBatch<Entry>) => Promise<void>,
  ): Promise<WrittenBatch<Entry>> {
    let written: WrittenBatch<Entry> = NOTHING;
    await this.job.database
      .transaction(async (tx) => {
        await tx.execute(disableTimeoutsSql);
        await tx.query(waitForTurn);
        const others = await tx.query(recordLastRun, this.#run);
        if (this.#isStale || others.length > 0) await this.#reopen(tx);
        this.#isStale = true;
        written = await this.#writeParts(tx, batch);
        if (this.job.isDryRun) throw TAKEN_BACK;
        await record(tx, written);
      })
      .then(
        () => {
          this.#isStale = false;
        },
        async (error: unknown) => {
          if (error !== TAKEN_BACK) throw error;
          await this.#reopen(this.job.database);
        },
      );
    return written;
  }

  async #reopen(database: Database): Promise<void> {
    this.current = await this.kind.open(database, this.job);
    this.#isStale = false;
  }

  /** Bisects a batch whose values the database refuses, down to the invalid row. */
  async #writeParts(tx: Database, batch: readonly PendingRow<Entry>[]): Promise<WrittenBatch<Entry>> {
    if (batch.length === 0) return NOTHING;
    const entries = batch.map(({ entry }) => entry);
    const isFurther = batch.map((pending) => pending.isFurther);
    try {
      const written = await tx.transaction((savepoint) => this.current.write(savepoint, entries, isFurther));
      return { ...NOTHING, ...written };
    } catch (error) {
      if (!DATA_ERROR.test(sqlStateOf(error) ?? '')) throw error;
      await this.#reopen(tx);
      const [only] = batch;
      if (batch.length === 1 && only !== undefined) {
        const reason = `the database refused it: ${error instanceof Error ? error.message : error}`;
        return { ...NOTHING, refused: [{ pending: only, reason }] };
      }
      const middle = Math.ceil(batch.length / 2);
      const first = await this.#writeParts(tx, batch.slice(0, middle));
      const second = await this.#writeParts(tx, batch.slice(middle));
      return {
        added: first.added + second.added,
        updated: first.updated + second.updated,
        averaged: first.averaged + second.averaged,
        refused: [...first.refused, ...second.refused],
      };
    }
  }
}
