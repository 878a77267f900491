import type { FastifyInstance } from 'fastify';

export interface ScheduledTask {
  readonly name: string;
  /** In ms. */
  readonly firstAfter: number;
  /** In ms. */
  readonly every: number;
  run(): Promise<void>;
  readonly neverHeld?: boolean;
  readonly isOfProcess?: boolean;
}

export interface TaskRun {
  readonly name: string;
  readonly failed: boolean;
  /** In ms. */
  readonly every: number;
  readonly isOfProcess: boolean;
}

const holds = new WeakMap<FastifyInstance, readonly (() => boolean)[]>();
const withoutTasks = new WeakSet<FastifyInstance>();
const observers = new WeakMap<FastifyInstance, readonly ((run: TaskRun) => void)[]>();

export function pauseTasksWhile(app: FastifyInstance, isHeld: () => boolean): void {
  holds.set(app, [...(holds.get(app) ?? []), isHeld]);
}

export function disableTasks(app: FastifyInstance): void {
  withoutTasks.add(app);
}

export function observeTasks(app: FastifyInstance, ran: (run: TaskRun) => void): void {
  observers.set(app, [...(observers.get(app) ?? []), ran]);
}

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
