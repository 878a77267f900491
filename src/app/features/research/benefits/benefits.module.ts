import { ContainerModule } from 'inversify';
import { BenefitsPort } from '@/core/research/benefits/benefits.port';
import { BenefitsStore } from '@/stores/research/benefits/benefits.store';
import { BenefitsKey } from '@/stores/research/benefits/keys';

/** Benefits of companies. */
export const benefitsModule = new ContainerModule(({ bind }) => {
  bind(BenefitsKey)
    .toResolvedValue((benefits) => new BenefitsStore(benefits), [BenefitsPort])
    .inSingletonScope();
});
