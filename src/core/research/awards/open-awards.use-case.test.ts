import { addMemoryAwards } from '@tests/contract/harness/seed-awards-in-memory';
import { describe, expect, it } from 'vitest';
import { CountingIds } from '@/adapters/memory/kernel/world/counting-ids';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { createDemoWorld } from '@/adapters/memory/kernel/world/memory-demo';
import { MemoryAwards } from '@/adapters/memory/research/awards/memory-awards';
import { OpenAwards } from './open-awards.use-case';

const large = { urlName: 'large', name: 'Large companies' };
const startups = { urlName: 'tech-startups', name: 'Tech start-ups' };
const place = { companyId: 1 as const, rank: 1, isShared: false, score: 4.1, uncertainty: 0.2, reviews: 40 };

function aWorldWith(years: readonly (2024 | 2025 | 2026)[], category = large) {
  const browser = new MemoryBrowser(createDemoWorld(new ManualTime(), new CountingIds()));
  addMemoryAwards(
    browser.world,
    years.map((year) => ({ year, category, places: [place] })),
  );
  const openAwards = new OpenAwards(new MemoryAwards(browser));
  return async (year: number | null, named: string | null = null) => {
    const opened = await openAwards.execute({ year, category: named, page: 1, limit: 20 });
    return opened.ok ? [opened.value.year, opened.value.total] : opened.failure.kind;
  };
}

describe('the awards open', () => {
  it('[PD-AWARDS-DEFAULT] without a year with the newest edition that has a list', async () => {
    expect(await aWorldWith([2024, 2025, 2026])(null)).toEqual([2026, 1]);
    expect(await aWorldWith([2024, 2025])(null)).toEqual([2025, 1]);
    expect(await aWorldWith([2024])(null)).toEqual([2024, 1]);
    expect(await aWorldWith([])(null)).toEqual([2026, 0]);
  });

  it('with the newest edition of a category, if no year is named', async () => {
    expect(await aWorldWith([2024, 2025], startups)(null, 'tech-startups')).toEqual([2025, 1]);
    expect(await aWorldWith([2025], startups)(null, 'mega')).toBe('notFound');
  });

  it('with the year that is named, whatever it has', async () => {
    const open = aWorldWith([2025, 2026]);
    expect(await open(2025)).toEqual([2025, 1]);
    expect(await open(2024)).toEqual([2024, 0]);
    expect(await open(2000)).toBe('notFound');
  });
});
