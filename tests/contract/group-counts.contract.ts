import { aComplaint } from '@tests/support/a-complaint';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import type { ComplaintGround } from '@/core/kernel/moderated/complaint-grounds.rules';
import { SimilarContributionsPort } from '@/core/research/contribute/similar-contributions.port';
import { HeadlineStatsPort } from '@/core/research/headline-stats/headline-stats.port';
import { ReviewsPort } from '@/core/research/reviews/reviews.port';
import { ComplaintsPort } from '@/core/trust/complaints/complaints.port';
import { CasesPort } from '@/core/trust/moderation/cases.port';
import { DECISION_UNDO_MS } from '@/core/trust/moderation/decisions.rules';
import { PublicLogPort } from '@/core/trust/public-log/public-log.port';
import { claimedCase } from './harness/claimed-case';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { successOf } from './harness/outcomes';
import { write } from './harness/submissions';

const NEELGIRI = 2;
const SAGARMATHA = 3;
const NURSE = 4;
/** Figures are recomputed after ten minutes. */
const RECOUNT_MS = 11 * 60_000;

/** Limits of cross-company figures and counts, just below and at each. */
export const groupCountsContract: Contract = (harness) => {
  const aDayAgo = () => new Date(Date.now() - DAY_MS).toISOString();

  describe('reviews that say the same, as they become more', () => {
    let reviewed = 0;
    const reviewUpTo = async (count: number) => {
      const review = { companyId: NEELGIRI, rating: 4, designation: 'Nurse', location: 'Kochi', createdAt: aDayAgo() };
      await harness().seedReviews(Array.from({ length: count - reviewed }, () => review));
      reviewed = count;
    };
    const alike = async () => {
      const said = { jobProfile: 'Nurse', departmentId: null, city: 'Kochi', isCurrent: null, years: null };
      const of = { kind: 'review', companyName: 'Neelgiri Textiles', ...said } as const;
      return successOf(await harness().as('reader').port(SimilarContributionsPort).countSimilarContributions(of)).alike;
    };
    const spotlight = async () => {
      harness().pass(RECOUNT_MS);
      const stats = successOf(await harness().as('guest').port(HeadlineStatsPort).getHeadlineStats());
      return stats.spotlight?.urlName;
    };

    it('hide nobody while they are imported, however many they are', async () => {
      await reviewUpTo(20);
      expect(await alike()).toBe(0);
    });

    it('[PD-STATS] put a company into the spotlight from thirty on', async () => {
      await reviewUpTo(29);
      expect(await spotlight()).toBeUndefined();
      await reviewUpTo(30);
      expect(await spotlight()).toBe('neelgiri-textiles');
    });
  });

  it('[PD-STATS] the newest salary is of a role with thirty reports', async () => {
    const report = { companyId: SAGARMATHA, jobProfileId: NURSE, fixed: 600_000 };
    const newest = async () => {
      harness().pass(RECOUNT_MS);
      const stats = successOf(await harness().as('guest').port(HeadlineStatsPort).getHeadlineStats());
      return stats.newestSalary?.key;
    };
    await harness().seedSalaries(Array.from({ length: 29 }, () => report));
    expect(await newest()).toBeUndefined();
    await harness().seedSalaries([report]);
    expect(await newest()).toBe('nurse');
  });

  it('the median of an industry is of five companies with five reviews each', async () => {
    const mills = [101, 102, 103, 104, 105];
    const named = mills.map((companyId) => ({ companyId, name: `Mill ${companyId}` }));
    await harness().seedCompanies('Textiles', named);
    const reviews = (companyId: number, count: number) =>
      Array.from({ length: count }, () => ({ companyId, rating: 3, aspects: { pay: 2 }, createdAt: aDayAgo() }));
    const industry = async () => {
      harness().pass(RECOUNT_MS);
      const of = { company: 'mill-101' };
      const figures = successOf(await harness().as('user').port(ReviewsPort).getReviewFigures(of));
      return [figures.industry.companies, figures.aspects.find(({ aspect }) => aspect === 'pay')?.industry];
    };
    await harness().seedReviews([...mills.slice(1).flatMap((mill) => reviews(mill, 5)), ...reviews(101, 4)]);
    expect(await industry()).toEqual([4, null]);
    await harness().seedReviews(reviews(101, 1));
    expect(await industry()).toEqual([5, 2]);
  });

  describe('decisions and complaints', () => {
    let moderator: Actor;
    beforeAll(async () => {
      // The month must not end within a test.
      harness().passTo('10:00');
      moderator = await harness().moderator();
    });
    const community = { type: 'topic', entityId: 1 } as const;
    /** Lets a moderator answer a complaint about a new post. */
    const decide = async (verdict: 'keep' | 'remove', ground: ComplaintGround) => {
      const postId = await write(harness().as('writer'), { community });
      const complaints = harness().as('guest').port(ComplaintsPort);
      successOf(await complaints.sendComplaint(aComplaint(postId, { ground })));
      const { caseId, seen } = await claimedCase(moderator, postId);
      const rule = verdict === 'remove' ? 'NOT_OWN' : null;
      successOf(await moderator.port(CasesPort).decideCase({ caseId, verdict, rule, words: [], seen }));
      harness().pass(DECISION_UNDO_MS);
      await harness().runRounds();
    };

    it('are counted from five on, and name a community of five posts', async () => {
      // The fourth kept post is one of four; at least five were removed.
      for (let kept = 0; kept < 4; kept += 1) await decide('keep', 'PRIVACY');
      await write(harness().as('writer'), { community });
      for (let removed = 0; removed < 5; removed += 1) await decide('remove', 'OTHER');
      const guest = harness().as('guest');
      const { grounds } = successOf(await guest.port(ComplaintsPort).getComplaintSums());
      const unsaid = { received: null, answered: null, medianHours: null, slowestHours: null };
      const said = { received: 5, answered: 5, medianHours: expect.any(Number), slowestHours: expect.any(Number) };
      expect(grounds.find(({ ground }) => ground === 'PRIVACY')).toMatchObject(unsaid);
      expect(grounds.find(({ ground }) => ground === 'OTHER')).toMatchObject(said);
      // Lines are added to the log once a day.
      harness().pass(DAY_MS);
      await harness().runRounds();
      const log = guest.port(PublicLogPort);
      const { sums } = successOf(await log.getLogSums());
      expect(Object.fromEntries(sums.map(({ act, count }) => [act, count]))).toEqual({ KEPT: null, REMOVED: 5 });
      const { items } = successOf(await log.listLogLines({}));
      const places = (act: string) => [...new Set(items.filter((line) => line.act === act).map(({ place }) => place))];
      expect([places('KEPT'), places('REMOVED')]).toEqual([[null], ['Notice Period']]);
    });
  });
};
