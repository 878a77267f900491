import type { Key } from '@/core/kernel/common/key';
import type { FairPayStore } from './fair-pay.store';
import type { SalaryStandingStore } from './salary-standing.store';

export const FairPayKey: Key<FairPayStore> = Symbol('fair-pay/FairPayStore');
export const SalaryStandingKey: Key<SalaryStandingStore> = Symbol('fair-pay/SalaryStandingStore');
