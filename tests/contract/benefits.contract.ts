import { describe, expect, it } from 'vitest';
import { BenefitsPort } from '@/core/research/benefits/benefits.port';
import { CompanyReadingPort } from '@/core/research/company/company.port';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectRefusal, successOf } from './harness/outcomes';

const company = 'vaayuna-technologies';

export const benefitsContract: Contract = (harness) => {
  const benefits = () => harness().as('guest').port(BenefitsPort);
  let isSeeded = false;
  const seed = async () => {
    if (isSeeded) return;
    isSeeded = true;
    await harness().seedBenefits(1, ['HEALTH_INSURANCE', 'PAID_LEAVE'], 'Parents are covered.');
    harness().pass(60_000);
    await harness().seedBenefits(1, ['HEALTH_INSURANCE'], null);
    await harness().seedBenefits(2, ['TRAINING'], null);
  };

  it('[API-BENEFITS] have a catalogue of codes in five groups, each with a name of its own in addresses', async () => {
    const catalogue = successOf(await benefits().listBenefitCatalogue());
    expect(new Set(catalogue.map(({ group }) => group)).size).toBe(5);
    expect(new Set(catalogue.map(({ urlName }) => urlName)).size).toBe(catalogue.length);
    expect(catalogue).toContainEqual({
      code: 'HEALTH_INSURANCE',
      group: 'health',
      name: 'Health insurance',
      urlName: 'health-insurance',
    });
  });

  describe('of a company', () => {
    it('are counted by benefit', async () => {
      await seed();
      expect(successOf(await benefits().getBenefitFigures({ company: 'Vaayuna-Technologies' }))).toEqual({
        reports: 2,
        heldCount: 0,
        newest: null,
        benefits: [
          { code: 'HEALTH_INSURANCE', count: 2 },
          { code: 'PAID_LEAVE', count: 1 },
        ],
      });
      const { counts } = successOf(
        await harness().as('guest').port(CompanyReadingPort).getCompany({ urlName: company }),
      );
      expect(counts).toMatchObject({ benefitsCount: 2, totalReviewsWithBenefits: 2 });
      expect(successOf(await benefits().getBenefitFigures({ company: 'sagarmatha-health' }))).toEqual({
        reports: 0,
        heldCount: 0,
        newest: null,
        benefits: [],
      });
      expectRefusal(await benefits().getBenefitFigures({ company: 'nobody' }), 'notFound', 'company_not_found');
      expectInvalid(await benefits().getBenefitFigures({ company: '' }), 'company');
    });

    it('[API-BENEFITS] are listed with what people say, page by page, each once', async () => {
      await seed();
      const first = successOf(await benefits().listBenefitReports({ company, limit: 1 }));
      const rest = successOf(
        await benefits().listBenefitReports({ company, limit: 1, cursor: first.nextCursor ?? '' }),
      );
      const items = [...first.items, ...rest.items].toSorted((one, other) => one.codes.length - other.codes.length);
      expect(items).toMatchObject([
        { codes: ['HEALTH_INSURANCE'], text: null, proof: null },
        { codes: ['HEALTH_INSURANCE', 'PAID_LEAVE'], text: 'Parents are covered.' },
      ]);
      expect(rest).toMatchObject({ items: [{}], nextCursor: null });
    });

    it('are narrowed to one benefit; none where there is no such benefit', async () => {
      await seed();
      const leave = successOf(await benefits().listBenefitReports({ company, benefit: 'paid-leave' }));
      expect(leave.items).toHaveLength(1);
      expect(successOf(await benefits().listBenefitReports({ company, benefit: 'gold' })).items).toEqual([]);
      expectInvalid(await benefits().listBenefitReports({ company, benefit: "x' or 1=1" }), 'benefit');
      expectRefusal(await benefits().listBenefitReports({ company, cursor: 'x' }), 'invalid', 'cursor_invalid');
      expectRefusal(await benefits().listBenefitReports({ company: 'nobody' }), 'notFound', 'company_not_found');
    });
  });
};
