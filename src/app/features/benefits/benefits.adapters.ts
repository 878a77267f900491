import { ContainerModule } from 'inversify';
import { BenefitsApi } from '@/adapters/http/generated/benefits/benefits';
import { ContributeApi } from '@/adapters/http/generated/benefits/contribute';
import { BenefitsPort } from '@/core/benefits/benefits.port';
import { BenefitContributionsPort } from '@/core/contribute/benefit-contributions.port';
import { HttpClientKey } from '../../app-keys';

/** Benefits over the wire. */
export const benefitsAdapters = new ContainerModule(({ bind }) => {
  bind(BenefitsPort)
    .toResolvedValue((http) => new BenefitsApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(BenefitContributionsPort)
    .toResolvedValue((http) => new ContributeApi(http), [HttpClientKey])
    .inSingletonScope();
});
