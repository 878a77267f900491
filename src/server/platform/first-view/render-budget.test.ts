import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RenderBudget, RenderBudgetSpent } from './render-budget';

const RENDER_MS = 10;
const WORK_MS = 8;
let made: string[];
let others: number;
let budget: RenderBudget;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate', 'performance'] });
  made = [];
  others = 0;
  budget = new RenderBudget({
    uptime: () => performance.now(),
    busy: () => made.length * WORK_MS,
    others: () => others,
    waiting: { perSender: 3, all: 5 },
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const ask = (network: string, page: string): Promise<string> =>
  budget.make(network, async () => {
    await new Promise((resolve) => setTimeout(resolve, RENDER_MS));
    made.push(page);
    return page;
  });

it('makes three pages at once, and lets networks take turns', async () => {
  const pages = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('a', 'a4'), ask('a', 'a5'), ask('b', 'b1')];
  await vi.advanceTimersByTimeAsync(RENDER_MS);
  expect(made).toEqual(['a1', 'a2', 'a3']);
  await vi.advanceTimersByTimeAsync(RENDER_MS + 5);
  expect(made).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'a5']);
  expect(await Promise.all(pages)).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'b1']);
});

it.each([true, false])('leaves half of the time to others who call, and rests for nobody: %s', async (doOthersCall) => {
  const count = 40;
  const large = new RenderBudget({
    uptime: () => performance.now(),
    busy: () => made.length * WORK_MS,
    others: () => (doOthersCall ? made.length : 0),
    waiting: { perSender: count, all: count },
  });
  for (let page = 0; page < count; page += 1)
    void large.make('a', async () => {
      await new Promise((resolve) => setTimeout(resolve, RENDER_MS));
      made.push(`${page}`);
    });
  await vi.advanceTimersByTimeAsync((count * RENDER_MS) / 2);
  if (doOthersCall) expect(made.length * WORK_MS).toBeLessThanOrEqual((count * RENDER_MS) / 4 + 3 * WORK_MS);
  else expect(made).toHaveLength(count);
});

const isRefused = (page: Promise<string>): Promise<boolean> =>
  page.then(
    () => false,
    (error: unknown) => error instanceof RenderBudgetSpent,
  );

it('refuses what a network asks for beyond its limit', async () => {
  const outcomes = ['1', '2', '3', '4', '5', '6', '7'].map((page) => isRefused(ask('a', `a${page}`)));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await Promise.all(outcomes)).toEqual([false, false, false, false, false, false, true]);
});

it('refuses pages of the network for which most wait before those of others', async () => {
  const outcomesOf = (network: string, count: number) =>
    Array.from({ length: count }, (_, nth) => isRefused(ask(network, `${network}${nth}`)));
  const first = outcomesOf('a', 6);
  const second = outcomesOf('b', 2);
  const third = outcomesOf('c', 2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await Promise.all(first)).toEqual([false, false, false, false, false, true]);
  expect(await Promise.all(second)).toEqual([false, false]);
  expect(await Promise.all(third)).toEqual([false, true]);
});

it('goes on after a page that could not be made', async () => {
  const broken = budget.make('a', () => Promise.reject(new Error('broken')));
  await expect(broken).rejects.toThrow('broken');
  const next = ask('a', 'a1');
  await vi.advanceTimersByTimeAsync(100);
  expect(await next).toBe('a1');
});
