import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RenderBudget, RenderBudgetSpent } from './render-budget';

const RENDER_MS = 10;
let made: string[];
let budget: RenderBudget;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  made = [];
  budget = new RenderBudget({ uptime: () => performance.now(), waiting: { perNetwork: 3, all: 5 } });
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

it('makes one page after the other, rests as long, and lets networks take turns', async () => {
  const pages = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1')];
  await vi.advanceTimersByTimeAsync(RENDER_MS);
  expect(made).toEqual(['a1']);
  await vi.advanceTimersByTimeAsync(RENDER_MS + RENDER_MS - 1);
  expect(made).toEqual(['a1']);
  await vi.advanceTimersByTimeAsync(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(made).toEqual(['a1', 'a2', 'b1', 'a3']);
  expect(await Promise.all(pages)).toEqual(['a1', 'a2', 'a3', 'b1']);
});

it('refuses what a network, or all of them, ask for beyond the limits', async () => {
  const isRefused = async (page: Promise<string>): Promise<boolean> =>
    page.then(
      () => false,
      (error: unknown) => error instanceof RenderBudgetSpent,
    );
  // One is being made, three wait.
  const outcomes = ['1', '2', '3', '4', '5'].map((page) => isRefused(ask('a', `a${page}`)));
  outcomes.push(...['1', '2', '3'].map((page) => isRefused(ask('b', `b${page}`))));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await Promise.all(outcomes)).toEqual([false, false, false, false, true, false, false, true]);
});

it('goes on after a page that could not be made', async () => {
  const broken = budget.make('a', () => Promise.reject(new Error('broken')));
  await expect(broken).rejects.toThrow('broken');
  const next = ask('a', 'a1');
  await vi.advanceTimersByTimeAsync(100);
  expect(await next).toBe('a1');
});
