import { describe, expect, it } from 'vitest';
import type { AuthorFacts } from '@/core/research/contribute/similar-contributions.port';
import { SimilarContributionsPort } from '@/core/research/contribute/similar-contributions.port';
import { COUNTED_KINDS, ROUNDED_COUNTS } from '@/core/research/contribute/similar-contributions.rules';
import type { Contract } from './harness/describe-on-harnesses';
import { expectNotSignedIn, expectRefusal, successOf } from './harness/outcomes';

const nothing = { jobProfile: null, departmentId: null, city: null, isCurrent: null, years: null };
const facts: AuthorFacts = { kind: 'review', companyName: 'Neelgiri Textiles', ...nothing };

export const similarContributionsContract: Contract = (harness) => {
  const count = (change: Partial<AuthorFacts> = {}) =>
    harness()
      .as('reader')
      .port(SimilarContributionsPort)
      .countSimilarContributions({ ...facts, ...change });

  describe.each(COUNTED_KINDS)('contributions that show the same as one that is being written: %s', (kind) => {
    it('are counted in rounded numbers, and without each fact that is said', async () => {
      const { alike, without } = successOf(await count({ kind, city: 'Kochi', jobProfile: 'Software Engineer' }));
      expect(without).toMatchObject({ departmentId: null, years: null });
      for (const told of [alike, without.city, without.jobProfile]) expect([0, ...ROUNDED_COUNTS]).toContain(told);
    });

    it.each([
      ['company', { companyName: 'Nowhere Ltd' }],
      ['role', { jobProfile: 'Wizard' }],
      ['department', { departmentId: 99_999 }],
      ['city', { city: 'Nowhere' }],
    ] as const)('are refused for a %s that the catalogue does not have', async (what, change) => {
      expectRefusal(await count({ kind, ...change }), 'invalid', `review_${what}_unknown`);
    });
  });

  it('a count is refused to a guest', async () => {
    expectNotSignedIn(await harness().as('guest').port(SimilarContributionsPort).countSimilarContributions(facts));
  });
};
