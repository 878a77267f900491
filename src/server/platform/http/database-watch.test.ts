import fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { handleError } from '@/server/contract/problem-replies';
import type { Database } from '../database';
import { DatabaseUnavailable } from '../database-unavailable';
import { schedule } from '../schedule';
import { DatabaseWatch, refuseWhileUnavailable } from './database-watch';

const WITHIN_MS = 20;

function aDatabase() {
  const asked: { readonly answer: () => void; readonly fail: (reason: Error) => void }[] = [];
  const query: Database['query'] = () =>
    new Promise((resolve, reject) => asked.push({ answer: () => resolve([]), fail: reject }));
  return { database: { query }, asked };
}

it('is away from a late answer until it comes, and is asked one question at a time', async () => {
  const { database, asked } = aDatabase();
  const watch = new DatabaseWatch(database, WITHIN_MS);
  expect(await watch.look()).toBe(false);
  expect(await watch.look()).toBe(false);
  expect([watch.isAway, asked.length]).toEqual([true, 1]);
  asked[0]?.answer();
  await expect.poll(() => watch.isAway).toBe(false);
  const next = watch.look();
  asked[1]?.fail(new DatabaseUnavailable(new Error('gone')));
  expect([await next, watch.isAway]).toEqual([false, true]);
});

it('ends the reads that are under way when it goes away, and no other', async () => {
  const { database, asked } = aDatabase();
  const watch = new DatabaseWatch(database, WITHIN_MS);
  expect(await watch.orAway(Promise.resolve('read'))).toBe('read');
  await expect(watch.orAway(Promise.reject(new Error('this one')))).rejects.toThrow('this one');
  const hanging = watch.orAway(new Promise<never>(() => undefined));
  void watch.look();
  await expect(hanging).rejects.toThrow(DatabaseUnavailable);
  await expect(watch.orAway(new Promise<never>(() => undefined))).rejects.toThrow(DatabaseUnavailable);
  asked[0]?.answer();
  await expect.poll(() => watch.isAway).toBe(false);
  expect(await watch.orAway(Promise.resolve('again'))).toBe('again');
});

it('refuses calls of services at once while PostgreSQL is away, and nothing else', async () => {
  const { database, asked } = aDatabase();
  const watch = new DatabaseWatch(database, WITHIN_MS);
  const app = fastify();
  app.setErrorHandler(handleError);
  refuseWhileUnavailable(app, { kind: 'postgres' }, watch);
  app.get('/call', { config: { operationId: 'call' } }, async () => 'x');
  app.get('/file', async () => 'x');
  const statuses = async () => [(await app.inject('/call')).statusCode, (await app.inject('/file')).statusCode];
  expect(await statuses()).toEqual([200, 200]);
  await watch.look();
  expect(await statuses()).toEqual([503, 200]);
  asked[0]?.answer();
  await expect.poll(statuses).toEqual([200, 200]);
  await app.close();
});

it('logs once that PostgreSQL went away and once that it is back, and holds tasks in between', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const lines: string[] = [];
  const app = fastify({ logger: { stream: { write: (line) => lines.push(JSON.parse(line).msg) } } });
  let isThere = false;
  const query: Database['query'] = async () => {
    if (isThere) return [];
    throw new DatabaseUnavailable(new Error('gone'));
  };
  refuseWhileUnavailable(app, { kind: 'postgres' }, new DatabaseWatch({ query }, WITHIN_MS));
  const run = vi.fn(async () => undefined);
  schedule(app, { name: 'a task', firstAfter: 1_500, every: 1_000, run });
  await vi.advanceTimersByTimeAsync(3_600);
  expect([lines, run.mock.calls.length]).toEqual([['the database does not answer'], 0]);
  isThere = true;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(lines).toEqual(['the database does not answer', 'the database answers again']);
  expect(run).toHaveBeenCalled();
  await app.close();
});
