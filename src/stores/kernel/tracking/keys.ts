import type { Key } from '@/core/kernel/common/key';
import type { MeasuresStore } from './measures.store';
import type { ThirdPartyScriptsStore } from './third-party-scripts.store';
import type { TrackingStore } from './tracking.store';

export const TrackingKey: Key<TrackingStore> = Symbol('tracking/TrackingStore');

export const MeasuresKey: Key<MeasuresStore> = Symbol('tracking/MeasuresStore');

export const ThirdPartyScriptsKey: Key<ThirdPartyScriptsStore> = Symbol('tracking/ThirdPartyScriptsStore');
