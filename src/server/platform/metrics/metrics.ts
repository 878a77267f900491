import { SECOND_MS } from '@/core/kernel/common/india-calendar.rules';
import type { Database } from '../database';
import { countWaitingMails } from '../mail/outbox.queries';
import { PRODUCT_VERSION } from '../product-version';
import type { TaskRun } from '../schedule';
import { queueLength } from './queue-length.queries';
import { queuedWork } from './queued-work.queries';
import type { RunStatement } from './statement-times';
import { userCount } from './user-count.queries';

/** Upper bounds of the histogram's buckets, in seconds. */
const ANSWER_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface PoolUsage {
  readonly open: number;
  readonly idle: number;
  readonly size: number;
  readonly waiting: number;
  /** The total waiting time of all tasks, in ms since the start. */
  readonly waitedMs: number;
}

export type MailResult = 'sent' | 'refused' | 'failed' | 'givenUp';

export interface Answer {
  readonly service: string;
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
}

/** Statuses that are counted separately: expired sessions, refused forms and rate limits. */
const APART = new Set([401, 422, 429]);

/** Prometheus metrics: sums and counts, never a user, address or text. Listed in `docs/alarms.md`. */
export interface Metrics {
  readonly contentType: string;
  /** Records an answer. `service` is a service of the contract or `pages`; `route` is an address pattern. */
  answered(answer: Answer): void;
  refusedSocket(): void;
  ranStatement(statement: RunStatement): void;
  ranTask(task: TaskRun): void;
  endedMail(end: MailResult): void;
  storedFile(bytes: number): void;
  /** Records an error. `release` and `kind` must come from closed lists, because each makes a time series. */
  reportedError(release: string, kind: string): void;
  watch(name: string, help: string, look: () => number): void;
  /** The sum since the start; its name ends in `_total`. */
  watchSum(name: string, help: string, look: () => number): void;
  read(): Promise<string>;
}

const ignore = (): void => undefined;

export const DISABLED_METRICS: Metrics = {
  contentType: '',
  answered: ignore,
  refusedSocket: ignore,
  ranStatement: ignore,
  ranTask: ignore,
  endedMail: ignore,
  storedFile: ignore,
  reportedError: ignore,
  watch: ignore,
  watchSum: ignore,
  read: async () => '',
};

export async function createMetrics(database: Pick<Database, 'query'>, now: () => number): Promise<Metrics> {
  // Loaded lazily, so that servers without metrics start without it.
  const prom = await import('prom-client');
  const registry = new prom.Registry();
  const registers = [registry];
  prom.collectDefaultMetrics({ register: registry });
  new prom.Gauge({ name: 'tarakki_build_info', help: 'The version.', labelNames: ['version'], registers })
    .labels(PRODUCT_VERSION)
    .set(1);
  const answers = new prom.Histogram({
    name: 'tarakki_request_seconds',
    help: 'Answered requests by service, class of status and route; 401, 422 and 429 are classes of their own.',
    labelNames: ['service', 'class', 'route'],
    buckets: ANSWER_SECONDS,
    registers,
  });
  const statements = new prom.Counter({
    name: 'tarakki_statements_total',
    help: 'Statements of the database by name.',
    labelNames: ['statement', 'outcome'],
    registers,
  });
  const statementSeconds = new prom.Counter({
    name: 'tarakki_statement_seconds_total',
    help: 'The time that statements took, waiting for a connection included.',
    labelNames: ['statement'],
    registers,
  });
  const tasks = new prom.Counter({
    name: 'tarakki_task_runs_total',
    help: 'Turns of the tasks that repeat.',
    labelNames: ['task', 'outcome'],
    registers,
  });
  const taskSuccess = new prom.Gauge({
    name: 'tarakki_task_last_success_timestamp_seconds',
    help: 'The end of the last turn of a task that did not fail.',
    labelNames: ['task'],
    registers,
  });
  const mails = new prom.Counter({
    name: 'tarakki_mails_total',
    help: 'Mails by their end.',
    labelNames: ['outcome'],
    registers,
  });
  for (const end of ['sent', 'refused', 'failed', 'givenUp'] satisfies MailResult[]) mails.inc({ outcome: end }, 0);
  const files = new prom.Counter({ name: 'tarakki_files_stored_total', help: 'Files stored.', registers });
  const fileBytes = new prom.Counter({ name: 'tarakki_file_bytes_total', help: 'Bytes of files stored.', registers });
  const clientErrors = new prom.Counter({
    name: 'tarakki_client_errors_total',
    help: 'Errors that browsers reported, by the version of the page.',
    labelNames: ['version', 'kind'],
    registers,
  });
  const open = new prom.Gauge({
    name: 'tarakki_moderation_open',
    help: 'Open cases of moderators.',
    labelNames: ['kind'],
    registers,
  });
  const overdue = new prom.Gauge({
    name: 'tarakki_moderation_overdue',
    help: 'Open cases of moderators that are past their time.',
    labelNames: ['kind'],
    registers,
  });
  const waiting = new prom.Gauge({
    name: 'tarakki_mails_waiting',
    help: 'Mails that are not yet with the mail server; the failing ones it has not taken at least once, the unmade ones could not be made.',
    labelNames: ['state'],
    registers,
  });
  const refusedSockets = new prom.Counter({
    name: 'tarakki_sockets_refused_total',
    help: 'Sockets that were refused: of another origin, or above a limit.',
    registers,
  });
  const pushes = new prom.Gauge({ name: 'tarakki_pushes_due', help: 'Pushes that should have left.', registers });
  const cards = new prom.Gauge({
    name: 'tarakki_cards_waiting',
    help: 'Companies whose cards wait to be drawn anew.',
    registers,
  });
  const users = new prom.Gauge({ name: 'tarakki_users', help: 'Accounts.', registers });
  const readUsers = async (): Promise<void> => {
    const [count] = await database.query(userCount).catch(() => []);
    if (count !== undefined) users.set(count.users);
  };
  const readQueues = async (): Promise<void> => {
    const [queued] = await database.query(queuedWork, new Date(now())).catch(() => []);
    if (queued === undefined) return;
    pushes.set(queued.pushes);
    cards.set(queued.cards);
  };
  const readMails = async (): Promise<void> => {
    waiting.reset();
    for (const mails of await database.query(countWaitingMails).catch(() => [])) {
      waiting.set({ state: 'new' }, mails.fresh);
      waiting.set({ state: 'failing' }, mails.failing);
      waiting.set({ state: 'unmade' }, mails.unmade);
    }
  };
  const readQueue = async (): Promise<void> => {
    open.reset();
    overdue.reset();
    const kinds = await database.query(queueLength, new Date(now())).catch(() => []);
    for (const kind of kinds) {
      open.set({ kind: kind.kind }, kind.open);
      overdue.set({ kind: kind.kind }, kind.overdue);
    }
  };
  return {
    contentType: registry.contentType,
    answered: ({ service, route, status, milliseconds }) =>
      answers.observe({ service, class: classOf(status), route }, milliseconds / SECOND_MS),
    refusedSocket: () => refusedSockets.inc(),
    ranStatement: ({ name, milliseconds, failed }) => {
      statements.inc({ statement: name, outcome: failed ? 'failed' : 'done' });
      statementSeconds.inc({ statement: name }, milliseconds / SECOND_MS);
    },
    ranTask: ({ name, failed }) => {
      tasks.inc({ task: name, outcome: failed ? 'failed' : 'done' });
      if (!failed) taskSuccess.set({ task: name }, now() / SECOND_MS);
    },
    endedMail: (end) => mails.inc({ outcome: end }),
    storedFile: (bytes) => {
      files.inc();
      fileBytes.inc(bytes);
    },
    reportedError: (release, kind) => clientErrors.inc({ version: release, kind }),
    watch: (name, help, look) => {
      new prom.Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(look());
        },
      });
    },
    watchSum: (name, help, look) => {
      new prom.Counter({
        name,
        help,
        registers,
        collect() {
          this.reset();
          this.inc(look());
        },
      });
    },
    read: async () => {
      await Promise.all([readQueue(), readQueues(), readMails(), readUsers()]);
      return registry.metrics();
    },
  };
}

const classOf = (status: number): string => (APART.has(status) ? String(status) : `${Math.floor(status / 100)}xx`);
