import { randomUUID } from 'node:crypto';
import { insertRow, select } from '@tests/support/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { integer } from '@/server/platform/sql-types';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { World } from './harness/world';
import { startWorld } from './harness/world';

const COMPANIES = [0, 1, 2, 3, 4];
const REVIEWS = [1, 2, 3, 4, 5];

describeOnDatabases('a company is compared with the median', (on) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(on);
    const { database } = world.server;
    const [other] = await select(database, { id: integer }, `select id from catalog.industries where name = 'Other'`);
    if (other === undefined) await insertRow(database, 'catalog.industries', { id: 9999, name: 'Other' });
    await insertRow(database, 'catalog.industries', { id: 9998, name: 'Glass' });
    const industries = [
      ['glass', 910, 9998],
      ['odd', 920, other?.id ?? 9999],
    ] as const;
    for (const [name, first, industry_id] of industries) {
      for (const place of COMPANIES) {
        const company_id = first + place;
        const slug = `${name}-${place}`;
        await insertRow(database, 'catalog.companies', {
          id: company_id,
          name: slug,
          slug,
          industry_id,
          headquarters: '',
        });
        for (const _ of REVIEWS)
          await insertRow(database, 'research.reviews', {
            id: randomUUID(),
            company_id,
            rating: 4,
            balance: 3,
            created_at: new Date('2026-03-17T00:00:00+05:30'),
          });
      }
    }
  });
  afterAll(() => world.stop());

  const figuresOf = async (company: string) => {
    const { body } = await world.guest().get(`/api/review/review-figures?company=${company}`);
    const { aspects, industry } = body;
    return [industry, aspects.find(({ aspect }: { aspect: string }) => aspect === 'balance').industry];
  };

  it('of its industry', async () => {
    expect(await figuresOf('glass-0')).toEqual([{ name: 'Glass', companies: 5 }, 3]);
  });

  it('of none if its industry is only Other', async () => {
    expect(await figuresOf('odd-0')).toEqual([{ name: 'Other', companies: 0 }, null]);
  });
});
