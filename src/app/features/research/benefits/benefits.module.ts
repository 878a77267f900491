import { BenefitsApi } from '@/adapters/http/generated/benefits/benefits';
import { ContributeApi } from '@/adapters/http/generated/benefits/contribute';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { BenefitsPort } from '@/core/research/benefits/benefits.port';
import { BenefitContributionsPort } from '@/core/research/contribute/benefit-contributions.port';
import { BenefitsStore } from '@/stores/research/benefits/benefits.store';
import { BenefitsKey } from '@/stores/research/benefits/keys';

export const benefitsAdapters = wire((provide) => {
  provide(BenefitsApi, [HttpClientKey], BenefitsPort);
  provide(ContributeApi, [HttpClientKey], BenefitContributionsPort);
});

export const benefitsModule = wire((provide) => {
  provide(BenefitsStore, [BenefitsPort], BenefitsKey);
});
