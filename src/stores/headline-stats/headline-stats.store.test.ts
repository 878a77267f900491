import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { UserRecords } from '@/adapters/memory/user-records';
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
    const { store, line } = await startMemoryApp({ address: '/session' });
    line.goOffline();
    await store(HeadlineStatsKey).load();
    expect(store(HeadlineStatsKey).figures).toEqual([]);
    line.goOnline();
    await store(HeadlineStatsKey).load();
    expect(store(HeadlineStatsKey).figures).toHaveLength(1);
  });
});
