import type { Key } from '@/core/kernel/common/key';
import type { MeasuresStore } from './measures.store';
import type { OthersScriptsStore } from './others-scripts.store';
import type { TrackingStore } from './tracking.store';

export const TrackingKey: Key<TrackingStore> = Symbol('tracking/TrackingStore');

export const MeasuresKey: Key<MeasuresStore> = Symbol('tracking/MeasuresStore');

export const OthersScriptsKey: Key<OthersScriptsStore> = Symbol('tracking/OthersScriptsStore');
