import { ContainerModule } from 'inversify';
import { BenefitsPort } from '@/core/benefits/benefits.port';
import { BenefitsStore } from '@/stores/benefits/benefits.store';
import { BenefitsKey } from '@/stores/benefits/keys';

/** Benefits of companies. */
export const benefitsModule = new ContainerModule(({ bind }) => {
  bind(BenefitsKey)
    .toResolvedValue((benefits) => new BenefitsStore(benefits), [BenefitsPort])
    .inSingletonScope();
});
