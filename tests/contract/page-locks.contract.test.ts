import { describe, expect, it } from 'vitest';
import { NavigatorPageLocks } from '@/adapters/browser/navigator-page-locks';
import { CountingIds } from '@/adapters/memory/kernel/world/counting-ids';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryPageLocks } from '@/adapters/memory/kernel/world/memory-page-locks';
import { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { PageLocks } from '@/core/kernel/common/page-locks.port';

function fakeLocks() {
  const taken = new Set<string>();
  return {
    async request(name: string, options: LockOptions, task: (lock: Lock | null) => unknown): Promise<unknown> {
      if (taken.has(name) && options.ifAvailable) return task(null);
      taken.add(name);
      try {
        return await task({ name, mode: 'exclusive' });
      } finally {
        taken.delete(name);
      }
    },
  } as unknown as LockManager;
}

const browsers: Readonly<Record<string, () => () => PageLocks>> = {
  'in memory': () => {
    const browser = new MemoryBrowser(new MemoryWorld(new ManualTime(), new CountingIds()));
    return () => new MemoryPageLocks(browser);
  },
  'of the navigator': () => {
    const locks = fakeLocks();
    return () => new NavigatorPageLocks({ locks });
  },
};

describe.each(Object.entries(browsers))('PageLocks %s', (_place, openBrowser) => {
  it('run one task at a time for all pages, and are free again after it', async () => {
    const openPage = openBrowser();
    const [first, second] = [openPage(), openPage()];
    let finish: (value: string) => void = () => undefined;
    const running = first.runIfFree('lock', () => new Promise<string>((resolve) => (finish = resolve)));
    expect(await second.runIfFree('lock', async () => 'beside')).toBeNull();
    expect(await first.runIfFree('lock', async () => 'again')).toBeNull();
    expect(await second.runIfFree('other', async () => 'other')).toBe('other');
    finish('first');
    expect(await running).toBe('first');
    expect(await second.runIfFree('lock', async () => 'after')).toBe('after');
  });

  it('are free again after a task that failed', async () => {
    const page = openBrowser()();
    await expect(page.runIfFree('lock', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(await page.runIfFree('lock', async () => 'after')).toBe('after');
  });
});

describe('PageLocks of a navigator without them', () => {
  it('run every task', async () => {
    expect(await new NavigatorPageLocks({}).runIfFree('lock', async () => 'done')).toBe('done');
  });
});
