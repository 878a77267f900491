import type { Key } from '@/core/kernel/common/key';
import type { BenefitsStore } from './benefits.store';

export const BenefitsKey: Key<BenefitsStore> = Symbol('benefits/BenefitsStore');
