import type { FastifyInstance } from 'fastify';
import type { Database } from '../database';
import { DatabaseUnavailable } from '../database-unavailable';
import { pauseTasksWhile, schedule } from '../schedule';
import { ping } from './health.queries';

const LOOK_EVERY_MS = 1_000;
const ANSWER_WITHIN_MS = 2_000;

/** Checks the database with one query at a time, so that queries do not pile up while it hangs. */
export class DatabaseWatch {
  #asked: Promise<boolean> | null = null;
  #isAway = false;
  readonly #onAway = new Set<(reason: Error) => void>();

  constructor(
    private readonly database: Pick<Database, 'query'>,
    private readonly answerWithinMs = ANSWER_WITHIN_MS,
  ) {}

  /** True from the first check without a response until the next one with a response. */
  get isAway(): boolean {
    return this.#isAway;
  }

  async look(): Promise<boolean> {
    this.#asked ??= this.database
      .query(ping)
      .then(
        () => true,
        () => false,
      )
      .then((answered) => {
        this.#asked = null;
        this.#note(answered);
        return answered;
      });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      // An answer that arrived while this thread was busy is read first.
      timer = setTimeout(() => setImmediate(resolve, false), this.answerWithinMs);
    });
    const answered = await Promise.race([this.#asked, late]);
    clearTimeout(timer);
    if (!answered) this.#note(false);
    return answered;
  }

  /** Rejects with DatabaseUnavailable while the database is unavailable. */
  orAway<Value>(read: Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      if (this.#isAway) reject(lateAnswer());
      this.#onAway.add(reject);
      void read.then(resolve, reject).finally(() => this.#onAway.delete(reject));
    });
  }

  #note(answers: boolean): void {
    this.#isAway = !answers;
    if (answers) return;
    const reason = lateAnswer();
    for (const giveUp of this.#onAway) giveUp(reason);
    this.#onAway.clear();
  }
}

const lateAnswer = (): DatabaseUnavailable => new DatabaseUnavailable(new Error('it has not answered in time'));

/**
 * Refuses service calls and pauses tasks while a PostgreSQL server is unavailable, like `/readyz`. Logs the beginning
 * and the end of an outage. The embedded database runs on this thread and is always available.
 */
export function refuseWhileUnavailable(
  app: FastifyInstance,
  { kind }: Pick<Database, 'kind'>,
  watch: DatabaseWatch,
): void {
  if (kind !== 'postgres') return;
  let isKnownAway = false;
  pauseTasksWhile(app, () => watch.isAway);
  schedule(app, {
    name: 'whether the database answers',
    firstAfter: LOOK_EVERY_MS,
    every: LOOK_EVERY_MS,
    run: async () => {
      await watch.look();
      if (watch.isAway === isKnownAway) return;
      isKnownAway = watch.isAway;
      if (isKnownAway) app.log.error('the database does not answer');
      else app.log.warn('the database answers again');
    },
    neverHeld: true,
    isOfProcess: true,
  });
  app.addHook('onRequest', ({ routeOptions }, _reply, done) => {
    if (watch.isAway && routeOptions.config.operationId !== undefined)
      throw new DatabaseUnavailable(new Error('it does not answer'));
    done();
  });
}
