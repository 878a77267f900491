import { ContainerModule } from 'inversify';
import { BenefitsApi } from '@/adapters/http/generated/benefits/benefits';
import { ContributeApi } from '@/adapters/http/generated/benefits/contribute';
import { HttpClientKey } from '@/app/app-keys';
import { BenefitsPort } from '@/core/research/benefits/benefits.port';
import { BenefitContributionsPort } from '@/core/research/contribute/benefit-contributions.port';

/** Benefits over the wire. */
export const benefitsAdapters = new ContainerModule(({ bind }) => {
  bind(BenefitsPort)
    .toResolvedValue((http) => new BenefitsApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(BenefitContributionsPort)
    .toResolvedValue((http) => new ContributeApi(http), [HttpClientKey])
    .inSingletonScope();
});
