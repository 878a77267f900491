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
  /** True if it runs while the others are held (`holdTasks`). */
  readonly neverHeld?: boolean;
  /** True if it is of this process, and runs if the work of all is left to others (`leaveTasksToOthers`). */
  readonly isOfProcess?: boolean;
}

/** A turn of a task that is over. */
export interface TaskRun {
  readonly name: string;
  readonly failed: boolean;
  /** The time between two turns, in ms. */
  readonly every: number;
  readonly isOfProcess: boolean;
}

const holds = new WeakMap<FastifyInstance, readonly (() => boolean)[]>();
const withoutTasks = new WeakSet<FastifyInstance>();
const observers = new WeakMap<FastifyInstance, readonly ((run: TaskRun) => void)[]>();

/** Leaves out the turns of a server's tasks, also of those that are scheduled later, while `isHeld` returns true. */
export function holdTasks(app: FastifyInstance, isHeld: () => boolean): void {
  holds.set(app, [...(holds.get(app) ?? []), isHeld]);
}

/** Schedules from now on only the tasks that are of the process itself: other processes on the same database do the work of all. */
export function leaveTasksToOthers(app: FastifyInstance): void {
  withoutTasks.add(app);
}

/** Calls `ran` after each turn of a server's tasks, also of those that are scheduled later. */
export function observeTasks(app: FastifyInstance, ran: (run: TaskRun) => void): void {
  observers.set(app, [...(observers.get(app) ?? []), ran]);
}

/** Runs a task again and again, never twice at once, until the server closes. A failure is logged. */
export function schedule(app: FastifyInstance, task: ScheduledTask): void {
  if (withoutTasks.has(app) && task.isOfProcess !== true) return;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const runIn = (milliseconds: number): void => {
    timer = setTimeout(async () => {
      const isHeld = task.neverHeld !== true && holds.get(app)?.some((held) => held()) === true;
      if (!isHeld) await takeTurn(app, task);
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

async function takeTurn(app: FastifyInstance, task: ScheduledTask): Promise<void> {
  let failed = false;
  try {
    await task.run();
  } catch (error) {
    failed = true;
    app.log.error({ err: error, task: task.name }, 'a task failed');
  }
  const { name, every, isOfProcess = false } = task;
  for (const ran of observers.get(app) ?? []) ran({ name, failed, every, isOfProcess });
}
