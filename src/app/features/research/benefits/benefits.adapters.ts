import { BenefitsApi } from '@/adapters/http/generated/benefits/benefits';
import { ContributeApi } from '@/adapters/http/generated/benefits/contribute';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { BenefitsPort } from '@/core/research/benefits/benefits.port';
import { BenefitContributionsPort } from '@/core/research/contribute/benefit-contributions.port';

export const benefitsAdapters = wire((provide) => {
  provide(BenefitsApi, [HttpClientKey], BenefitsPort);
  provide(ContributeApi, [HttpClientKey], BenefitContributionsPort);
});
