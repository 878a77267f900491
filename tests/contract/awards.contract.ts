import { beforeAll, describe, expect, it } from 'vitest';
import { AwardsPort } from '@/core/research/awards/awards.port';
import type { Contract } from './harness/describe-on-harnesses';
import { expectRefusal, successOf } from './harness/outcomes';

export const awardsContract: Contract = (harness) => {
  const awards = () => harness().as('guest').port(AwardsPort);
  const listed = { isShared: false, uncertainty: 0.05, reviews: 40 };
  beforeAll(() =>
    harness().seedAwards([
      {
        year: 2025,
        category: { urlName: 'large', name: 'Large companies' },
        places: [
          { ...listed, companyId: 2, rank: 1, score: 4.2 },
          { ...listed, companyId: 1, rank: 2, score: 3.9 },
        ],
      },
      {
        year: 2026,
        category: { urlName: 'large', name: 'Large companies' },
        places: [
          { ...listed, companyId: 1, rank: 1, score: 4.31 },
          { ...listed, companyId: 2, rank: 2, score: 4.02, isShared: true },
          { ...listed, companyId: 3, rank: 2, score: 4.0, isShared: true },
        ],
      },
      {
        year: 2026,
        category: { urlName: 'textiles', name: 'Textiles' },
        places: [{ ...listed, companyId: 2, rank: 1, score: 4.02 }],
      },
    ]),
  );

  it('[API-AWARDS] the winners of a category come in order, with their numbers and the rank of the year before', async () => {
    const list = successOf(await awards().listAwards({ year: 2026, category: 'large' }));
    expect(
      list.items.map(({ rank, isShared, company, score, rankBefore }) => [
        rank,
        isShared,
        company.urlName,
        score,
        rankBefore,
      ]),
    ).toEqual([
      [1, false, 'vaayuna-technologies', 4.31, 2],
      [2, true, 'neelgiri-textiles', 4.02, 1],
      [2, true, 'sagarmatha-health', 4, null],
    ]);
    expect(list).toMatchObject({
      from: '2025-01-01',
      to: '2025-12-31',
      countedOn: '2026-01-12',
      minReviews: 5,
      categories: [
        { urlName: 'large', name: 'Large companies', companies: 3 },
        { urlName: 'textiles', name: 'Textiles', companies: 1 },
      ],
      editions: [
        { year: 2026, companies: 3 },
        { year: 2025, companies: 2 },
      ],
      total: 3,
    });
    expect(
      successOf(await awards().listAwards({ year: 2026, category: 'large', page: 2, limit: 2 })).items,
    ).toHaveLength(1);
  });

  it('begins with the largest category, and is empty for an edition without a count', async () => {
    expect(successOf(await awards().listAwards({ year: 2026 })).category?.urlName).toBe('large');
    const empty = successOf(await awards().listAwards({ year: 2024 }));
    expect([empty.category, empty.countedOn, empty.items]).toEqual([null, null, []]);
  });

  it('refuses an edition or category that there is not', async () => {
    expectRefusal(await awards().listAwards({ year: 2023 }), 'notFound', 'awards_not_found');
    expectRefusal(await awards().listAwards({ year: 2026, category: 'kites' }), 'notFound', 'awards_not_found');
    expectRefusal(await awards().listAwards({ year: 2024, category: 'large' }), 'notFound', 'awards_not_found');
  });

  describe('of a company', () => {
    it('[API-AWARDS] are its places in all editions, the newest first', async () => {
      const places = successOf(await awards().listCompanyAwards({ urlName: 'neelgiri-textiles' }));
      expect(places.map(({ year, category, rank, companies }) => [year, category.urlName, rank, companies])).toEqual([
        [2026, 'textiles', 1, 1],
        [2026, 'large', 2, 3],
        [2025, 'large', 1, 2],
      ]);
      expectRefusal(await awards().listCompanyAwards({ urlName: 'nobody' }), 'notFound', 'company_not_found');
    });
  });
};
