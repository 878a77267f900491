import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { UserRecords } from '@/adapters/memory/kernel/world/user-records';
import { MemoryHeadlineStats } from '@/adapters/memory/research/headline-stats/memory-headline-stats';
import { HeadlineStatsStore } from './headline-stats.store';
import { HeadlineStatsKey } from './keys';

describe('HeadlineStatsStore', () => {
  it('[PD-STATS] has the figures of what there is once Home is loaded, and nothing else', async () => {
    const { store, world } = await startMemoryApp();
    expect(store(HeadlineStatsKey).figures.map(({ label }) => label)).toEqual(['users']);
    expect(Number.parseInt(store(HeadlineStatsKey).figures[0]?.value ?? '', 10)).toBeLessThanOrEqual(
      world.records(UserRecords).all.length,
    );
  });

  it('has none where they cannot be loaded, and tries again on the next visit', async () => {
    const { world } = await startMemoryApp();
    const browser = new MemoryBrowser(world);
    const stats = new HeadlineStatsStore(new MemoryHeadlineStats(browser));
    browser.line.goOffline();
    await stats.load();
    expect(stats.figures).toEqual([]);
    browser.line.goOnline();
    await stats.load();
    expect(stats.figures).toHaveLength(1);
  });
});
