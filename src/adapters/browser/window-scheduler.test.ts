import { afterEach, expect, it, vi } from 'vitest';
import { WindowScheduler } from './window-scheduler';

afterEach(() => vi.unstubAllGlobals());

it('waits for the browser to be idle, no longer than it is told to', () => {
  const asked = new Map<number, { readonly task: () => void; readonly timeout: number | undefined }>();
  vi.stubGlobal('requestIdleCallback', (task: () => void, options?: IdleRequestOptions) => {
    asked.set(asked.size + 1, { task, timeout: options?.timeout });
    return asked.size;
  });
  vi.stubGlobal('cancelIdleCallback', (request: number) => asked.delete(request));
  const ran: string[] = [];
  const scheduler = new WindowScheduler();
  scheduler.whenIdle(4_000, () => ran.push('idle'));
  scheduler.whenIdle(4_000, () => ran.push('cancelled'))();
  expect([...asked.values()].map(({ timeout }) => timeout)).toEqual([4_000]);
  for (const { task } of asked.values()) task();
  expect(ran).toEqual(['idle']);
});
