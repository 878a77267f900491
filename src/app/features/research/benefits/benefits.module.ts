import { wire } from '@/app/wire';
import { BenefitsPort } from '@/core/research/benefits/benefits.port';
import { BenefitsStore } from '@/stores/research/benefits/benefits.store';
import { BenefitsKey } from '@/stores/research/benefits/keys';

export const benefitsModule = wire((provide) => {
  provide(BenefitsStore, [BenefitsPort], BenefitsKey);
});
