import fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { disableTasks, pauseTasksWhile, schedule } from './schedule';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('runs a task soon after the start, then again and again, until the server closes', async () => {
  const app = fastify();
  let runs = 0;
  const run = async (): Promise<void> => {
    runs += 1;
    if (runs === 1) throw new Error('not this time');
  };
  schedule(app, { name: 'a task', firstAfter: 10, every: 100, run });
  await vi.advanceTimersByTimeAsync(10);
  expect(runs).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(runs).toBe(3);
  await app.close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(runs).toBe(3);
});

it('never runs a task beside itself', async () => {
  const app = fastify();
  let running = 0;
  let most = 0;
  const run = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 350));
    running -= 1;
  };
  schedule(app, { name: 'a slow task', firstAfter: 0, every: 100, run });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(most).toBe(1);
  await app.close();
});

it('leaves out the turns of held tasks, but of those that are never held', async () => {
  const app = fastify();
  let isHeld = true;
  const runs: string[] = [];
  const aTask = (name: string) => ({ name, firstAfter: 10, every: 10, run: async () => void runs.push(name) });
  schedule(app, aTask('held'));
  pauseTasksWhile(app, () => isHeld);
  pauseTasksWhile(app, () => false);
  schedule(app, { ...aTask('never held'), neverHeld: true });
  await vi.advanceTimersByTimeAsync(10);
  expect(runs).toEqual(['never held']);
  isHeld = false;
  await vi.advanceTimersByTimeAsync(10);
  expect(runs).toEqual(['never held', 'held', 'never held']);
  await app.close();
});

it('leaves the work of all to other processes, and does its own', async () => {
  const app = fastify();
  const runs: string[] = [];
  disableTasks(app);
  const aTask = (name: string) => ({ name, firstAfter: 0, every: 100, run: async () => void runs.push(name) });
  schedule(app, aTask('of all'));
  schedule(app, { ...aTask('of this process'), isOfProcess: true });
  await vi.advanceTimersByTimeAsync(150);
  expect(runs).toEqual(['of this process', 'of this process']);
  await app.close();
});
