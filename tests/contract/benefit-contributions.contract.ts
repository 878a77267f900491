import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { BenefitsPort } from '@/core/research/benefits/benefits.port';
import type { BenefitContribution } from '@/core/research/contribute/benefit-contributions.port';
import { BenefitContributionsPort } from '@/core/research/contribute/benefit-contributions.port';
import { OwnContributionListPort } from '@/core/research/contributions/contributions.port';
import { NEW_ACCOUNT_HOLD_MS } from '@/core/research/reviews/review-holds.rules';
import type { Role } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectNotSignedIn, expectRefusal, successOf } from './harness/outcomes';
import { proveWork } from './harness/prove-work';

const company = 'vaayuna-technologies';

const told: BenefitContribution = {
  companyName: 'Vaayuna Technologies',
  codes: ['HEALTH_INSURANCE', 'PAID_LEAVE'],
  text: 'Parents are covered from the first day.',
  departmentId: null,
  city: 'Kochi',
  isCurrent: true,
};

export const benefitContributionsContract: Contract = (harness) => {
  const once = () => ({ draftId: randomUUID() });
  const give = (role: Role, change: Partial<BenefitContribution> = {}, key = once()) =>
    harness()
      .as(role)
      .port(BenefitContributionsPort)
      .giveBenefits({ ...told, ...change, ...key });
  const reading = () => harness().as('guest').port(BenefitsPort);

  describe('a report of benefits', () => {
    it('[API-BENEFITS] shows at once, without a name; the same request again stores nothing', async () => {
      const key = once();
      const { reportId } = successOf(await give('writer', {}, key));
      expect(successOf(await give('writer', {}, key))).toEqual({ reportId });
      expectRefusal(await give('writer', { text: null }, key), 'conflict', 'idempotency_key_reused');
      const { items } = successOf(await reading().listBenefitReports({ company, benefit: 'paid-leave' }));
      expect(items.find(({ id }) => id === reportId)).toMatchObject({
        codes: told.codes,
        text: told.text,
        department: null,
        location: null,
        isCurrent: null,
        month: null,
      });
    });

    it('shows nothing of authors who have not counted for weeks, however many share it', async () => {
      const of = { company: 'sagarmatha-health' };
      const facts = async () => {
        await harness().runRounds();
        // Guests share an answer for a second.
        const { items } = successOf(await harness().as('user').port(BenefitsPort).listBenefitReports(of));
        return items.map(({ location, isCurrent, month }) => [location, isCurrent, month !== null]);
      };
      for (let nth = 1; nth <= 5; nth += 1) {
        const giver = (await harness().newcomer()).port(BenefitContributionsPort);
        successOf(await giver.giveBenefits({ ...told, companyName: 'Sagarmatha Health', ...once() }));
      }
      expect(await facts()).toEqual(Array.from({ length: 5 }, () => [null, null, false]));
    });

    it('of an account of today shows at once and counts three days later, and says so to its author', async () => {
      const of = { company: 'neelgiri-textiles' };
      const newcomer = await harness().newcomer();
      // Guests share an answer for a second.
      const reader = harness().as('user').port(BenefitsPort);
      const counts = async () => {
        const { reports, heldCount, benefits } = successOf(await reader.getBenefitFigures(of));
        return { reports, heldCount, leave: benefits.find(({ code }) => code === 'PAID_LEAVE')?.count ?? 0 };
      };
      const own = async () => {
        const { items } = successOf(await newcomer.port(OwnContributionListPort).listOwnContributions());
        return items.map(({ kind, counting, countsFrom }) => [kind, counting, countsFrom !== null]);
      };
      const before = await counts();
      const { reportId } = successOf(
        await newcomer
          .port(BenefitContributionsPort)
          .giveBenefits({ ...told, companyName: 'Neelgiri Textiles', ...once() }),
      );
      expect(await counts()).toEqual({ ...before, heldCount: null });
      expect(successOf(await reader.listBenefitReports(of)).items.map(({ id }) => id)).toContain(reportId);
      expect(await own()).toEqual([['benefits', 'LATER', true]]);
      for (let night = 0; night <= NEW_ACCOUNT_HOLD_MS / DAY_MS; night += 1) harness().passTo('00:10');
      await harness().runRounds();
      expect(await counts()).toEqual({
        reports: before.reports + 1,
        heldCount: before.heldCount,
        leave: before.leave + 1,
      });
      expect(await own()).toEqual([['benefits', 'COUNTED', false]]);
    });

    it('of an account of today counts at once with a checked work address there', async () => {
      const user = await harness().newcomer();
      await proveWork(harness(), user, 'benefits@vaayuna.example');
      const reader = harness().as('user').port(BenefitsPort);
      const before = successOf(await reader.getBenefitFigures({ company })).reports;
      successOf(await user.port(BenefitContributionsPort).giveBenefits({ ...told, ...once() }));
      expect(successOf(await reader.getBenefitFigures({ company }))).toMatchObject({ reports: before + 1 });
    });

    it('is the only one of its author and company', async () => {
      expectRefusal(await give('writer'), 'invalid', 'benefits_given_already');
      successOf(await give('writer', { companyName: 'neelgiri textiles', city: null, text: null }));
    });

    it('is refused for guests, and for what the catalogues do not have', async () => {
      expectNotSignedIn(await give('guest'));
      expectRefusal(await give('reader', { companyName: 'Nobody' }), 'invalid', 'benefits_company_unknown');
      expectRefusal(await give('reader', { city: 'Atlantis' }), 'invalid', 'benefits_city_unknown');
      expectRefusal(await give('reader', { departmentId: 2_000_000 }), 'invalid', 'benefits_department_unknown');
      expectRefusal(await give('reader', { codes: ['ELEPHANTS'] }), 'invalid', 'benefits_code_unknown');
      expectInvalid(await give('reader', { codes: [] }), 'codes');
    });
  });
};
