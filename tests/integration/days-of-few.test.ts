import { randomUUID } from 'node:crypto';
import { insertRow } from '@tests/support/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refreshCards } from '@/server/platform/cards/refresh-cards';
import { Cursors } from '@/server/platform/cursor';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { World } from './harness/world';
import { startWorld } from './harness/world';

const DAY = new Date('2025-03-17T00:00:00+05:30');
const COMPANY = 'gulmohar-labs';

/** Cards hide months shared by fewer than five (core/research/cards); nothing next to them may reveal one. */
describeOnDatabases('when few told of a company', (on) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(on);
    const { database } = world.server;
    const company = { id: 900, name: 'Gulmohar Labs', slug: COMPANY, industry_id: 1, headquarters: 'Kochi' };
    await insertRow(database, 'catalog.companies', company);
    for (const likes of ['Good tea', 'A kind team']) {
      const review = { id: randomUUID(), company_id: 900, rating: 4, likes, created_at: DAY };
      await insertRow(database, 'research.reviews', review);
      const report = { id: randomUUID(), company_id: 900, codes: '{PAID_LEAVE}', text: likes, created_at: DAY };
      await insertRow(database, 'research.benefit_reports', report);
    }
  });
  afterAll(() => world.stop());
  const read = async (path: string) => (await world.guest().get(path)).body;

  it('is in no figure of reviews, list, search result or site map', async () => {
    const figures = await read(`/api/review/review-figures?company=${COMPANY}`);
    expect(figures).toMatchObject({ count: 2, newest: null, quarters: [] });
    expect(await read(`/api/company/companies/${COMPANY}`)).toMatchObject({ reviewsCount: 2, newestReview: null });
    for (const path of [
      '/api/review/reviewed-companies?limit=20',
      '/api/company/companies?limit=20',
      '/api/search/search/results?q=gulmohar',
      '/sitemaps/companies.xml',
    ]) {
      const answer = JSON.stringify(await read(path));
      expect(answer).toContain(COMPANY);
      expect(answer).not.toContain('2025-03');
    }
  });

  it('is not told of five reports of five years either: the list begins with the newest', async () => {
    const { database } = world.server;
    const company = { id: 901, name: 'Semal Labs', slug: 'semal-labs', industry_id: 1, headquarters: 'Kochi' };
    await insertRow(database, 'catalog.companies', company);
    for (const year of [2021, 2022, 2023, 2024, 2025]) {
      const created_at = new Date(`${year}-03-17T00:00:00+05:30`);
      const report = { id: randomUUID(), company_id: 901, codes: '{PAID_LEAVE}', created_at };
      await insertRow(database, 'research.benefit_reports', report);
    }
    await refreshCards({ database, authorship: world.server.authorship, now: Date.now });
    expect(await read('/api/benefits/benefit-figures?company=semal-labs')).toMatchObject({ reports: 5, newest: null });
  });

  it.each(['benefits', 'photos'] as const)('is not told by a place in the list of %s', async (kind) => {
    const { database } = world.server;
    const tell = async (company_id: number, day: string) => {
      const row = { id: randomUUID(), company_id, created_at: new Date(`${day}T00:00:00+05:30`) };
      if (kind === 'benefits') await insertRow(database, 'research.benefit_reports', { ...row, codes: '{PAID_LEAVE}' });
      else {
        const picture = { album: 'office', caption: row.id, url: `/photos/${row.id}`, width: 40, height: 30 };
        await insertRow(database, 'research.photos', { ...row, ...picture });
      }
      return row.id;
    };
    const placeAmongDated = async (day: string) => {
      const id = kind === 'benefits' ? Number(day.slice(2, 4)) + 910 : Number(day.slice(2, 4)) + 950;
      const slug = `${kind}-of-${day}`;
      await insertRow(database, 'catalog.companies', { id, name: slug, slug, industry_id: 1, headquarters: 'Kochi' });
      for (const year of [2021, 2023])
        for (const date of [11, 12, 13, 14, 15, 16]) await tell(id, `${year}-03-${date}`);
      const lone = await tell(id, day);
      await refreshCards({ database, authorship: world.server.authorship, now: Date.now });
      const { items } = await read(`/api/${kind}/${kind}?company=${slug}&limit=18`);
      expect(items.map(({ month }: { month: string | null }) => month)).toEqual([
        ...Array.from({ length: 6 }, () => '2023-03'),
        ...Array.from({ length: 6 }, () => '2021-03'),
        null,
      ]);
      return items.findIndex((item: { id: string }) => item.id === lone);
    };
    expect(await placeAmongDated('2022-03-17')).toBe(12);
    expect(await placeAmongDated('2024-03-17')).toBe(12);
  });

  it('is in no cursor', async () => {
    const first = await read(`/api/benefits/benefits?company=${COMPANY}&limit=1`);
    const cursors = new Cursors(world.server.authorship);
    expect(cursors.read(first.nextCursor, 0)).toEqual({ keys: [], id: first.items[0].id });
    const second = await read(`/api/benefits/benefits?company=${COMPANY}&limit=1&cursor=${first.nextCursor}`);
    expect(second).toMatchObject({ items: [{ codes: ['PAID_LEAVE'] }], nextCursor: null });
    expect(second.items[0].id).not.toBe(first.items[0].id);
    const reviews = await read(`/api/review/reviews?company=${COMPANY}&limit=1`);
    expect(cursors.read(reviews.nextCursor, 1)).toEqual({ keys: [0], id: reviews.items[0].id });
    // Its place among another company's dated reports would reveal its day.
    const elsewhere = await read(`/api/benefits/benefits?company=semal-labs&cursor=${first.nextCursor}`);
    expect(elsewhere).toMatchObject({ code: 'cursor_invalid' });
    const gone = cursors.write({ keys: [], id: randomUUID() });
    expect(await read(`/api/benefits/benefits?company=${COMPANY}&cursor=${gone}`)).toMatchObject({
      code: 'cursor_invalid',
    });
  });
});
