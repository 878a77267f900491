import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { BenefitsPort } from '@/core/research/benefits/benefits.port';
import type { BenefitContribution } from '@/core/research/contribute/benefit-contributions.port';
import { BenefitContributionsPort } from '@/core/research/contribute/benefit-contributions.port';
import type { Role } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectNotSignedIn, expectRefusal, successOf } from './harness/outcomes';

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
    it('[API-BENEFITS] shows and counts at once, without a name; the same request again stores nothing', async () => {
      const before = successOf(await reading().getBenefitFigures({ company })).reports;
      const key = once();
      const { reportId } = successOf(await give('writer', {}, key));
      expect(successOf(await give('writer', {}, key))).toEqual({ reportId });
      expectRefusal(await give('writer', { text: null }, key), 'conflict', 'idempotency_key_reused');
      expect(successOf(await reading().getBenefitFigures({ company })).reports).toBe(before + 1);
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
