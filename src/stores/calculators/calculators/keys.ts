import type { Key } from '@/core/kernel/common/key';
import type { ExitStore } from './exit.store';
import type { ExitAskStore } from './exit-ask.store';
import type { GratuityStore } from './gratuity.store';
import type { HikeStore } from './hike.store';
import type { HraStore } from './hra.store';
import type { TakeHomeStore } from './take-home.store';

export const TakeHomeKey: Key<TakeHomeStore> = Symbol('calculators/TakeHomeStore');
export const HikeKey: Key<HikeStore> = Symbol('calculators/HikeStore');
export const HraKey: Key<HraStore> = Symbol('calculators/HraStore');
export const GratuityKey: Key<GratuityStore> = Symbol('calculators/GratuityStore');
export const ExitKey: Key<ExitStore> = Symbol('calculators/ExitStore');
export const ExitAskKey: Key<ExitAskStore> = Symbol('calculators/ExitAskStore');
