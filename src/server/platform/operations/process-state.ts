import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { DAY_MS, HOUR_MS } from '@/core/kernel/common/india-calendar.rules';
import type { Database } from '../database';
import { PRODUCT_VERSION } from '../product-version';
import type { TaskRun } from '../schedule';
import { observeTasks, schedule } from '../schedule';
import { deleteProcess, deleteTaskRuns, liveProcesses, recordProcess, recordTurn } from './process-state.queries';

const NOTE_EVERY_MS = 60_000;

export const SILENT_PROCESS_MS = 3 * NOTE_EVERY_MS;

const TASK_FORGOTTEN_MS = 30 * DAY_MS;

export const SEPARATE_FILE_STORES =
  'Another process on this database keeps its files in another place, so that each misses the pictures of the other. Give all of them one store (FILES_S3_ENDPOINT and its neighbours), or one DATA_DIR on one machine.';

const ALONE = '00000000-0000-0000-0000-000000000000';

interface NotedTurn {
  readonly every: number;
  readonly endedAt: number;
  readonly succeededAt: number | null;
}

export interface ProcessStateDeps {
  readonly database: Database;
  readonly fileStore: string;
  readonly runsTasks: boolean;
  readonly now: () => number;
}

export class ProcessState {
  readonly #id: string;
  readonly #turns = new Map<string, NotedTurn>();

  constructor(private readonly deps: ProcessStateDeps) {
    this.#id = deps.database.kind === 'postgres' ? randomUUID() : ALONE;
  }

  ranTask({ name, failed, every, isOfProcess }: TaskRun): void {
    if (isOfProcess) return;
    const endedAt = this.deps.now();
    const before = this.#turns.get(name)?.succeededAt ?? null;
    this.#turns.set(name, { every, endedAt, succeededAt: failed ? before : endedAt });
  }

  async note(): Promise<void> {
    const { database, fileStore, runsTasks, now } = this.deps;
    const silent = new Date(now() - HOUR_MS);
    await database.query(recordProcess, this.#id, PRODUCT_VERSION, fileStore, runsTasks, new Date(now()), silent);
    for (const [name, { every, endedAt, succeededAt }] of [...this.#turns]) {
      const succeeded = succeededAt === null ? null : new Date(succeededAt);
      await database.query(recordTurn, name, Math.max(1, Math.round(every / 1_000)), new Date(endedAt), succeeded);
      if (this.#turns.get(name)?.endedAt === endedAt) this.#turns.delete(name);
    }
  }

  async hasFilesApart(): Promise<boolean> {
    const { database, fileStore, now } = this.deps;
    const others = await database.query(liveProcesses, new Date(now() - SILENT_PROCESS_MS));
    return others.some(({ file_store }) => file_store !== fileStore);
  }

  async leave(): Promise<void> {
    await this.note();
    await this.deps.database.query(deleteProcess, this.#id);
  }
}

export async function scheduleProcessState(
  app: FastifyInstance,
  state: ProcessState,
  { kind }: Pick<Database, 'kind'>,
): Promise<void> {
  observeTasks(app, (run) => state.ranTask(run));
  schedule(app, {
    name: 'the state of this process',
    firstAfter: NOTE_EVERY_MS,
    every: NOTE_EVERY_MS,
    run: () => state.note(),
    isOfProcess: true,
  });
  if (kind !== 'postgres') return;
  await state.note();
  if (await state.hasFilesApart()) app.log.warn(SEPARATE_FILE_STORES);
  app.addHook('onClose', () =>
    state
      .leave()
      .catch((error: unknown) => app.log.warn({ err: error }, 'the other processes were not told of the stop')),
  );
}

export const deleteOldTaskRuns =
  (database: Database) =>
  (now: number): Promise<unknown> =>
    database.query(deleteTaskRuns, new Date(now - TASK_FORGOTTEN_MS));
