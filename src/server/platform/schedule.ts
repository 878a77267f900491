import type { FastifyInstance } from 'fastify';

/** A task that a running server repeats. */
export interface ScheduledTask {
  /** Names it in the log. */
  readonly name: string;
  /** The time before its first run, in ms. */
  readonly firstAfter: number;
  /** The time between two runs, in ms. */
  readonly every: number;
  run(): Promise<void>;
  /** Whether it runs while the others are held (`holdTasks`). */
  readonly neverHeld?: boolean;
}

const holds = new WeakMap<FastifyInstance, () => boolean>();

/** Leaves out the turns of a server's tasks, also of those that are scheduled later, while `isHeld` returns true. */
export function holdTasks(app: FastifyInstance, isHeld: () => boolean): void {
  holds.set(app, isHeld);
}

/** Runs a task again and again, never twice at once, until the server closes. A failure is logged. */
export function schedule(app: FastifyInstance, task: ScheduledTask): void {
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const runIn = (milliseconds: number): void => {
    timer = setTimeout(async () => {
      const isHeld = task.neverHeld !== true && holds.get(app)?.() === true;
      if (!isHeld)
        await task.run().catch((error: unknown) => app.log.error({ err: error, task: task.name }, 'a task failed'));
      if (!closed) runIn(task.every);
    }, milliseconds);
    timer.unref();
  };
  runIn(task.firstAfter);
  app.addHook('onClose', async () => {
    closed = true;
    clearTimeout(timer);
  });
}
