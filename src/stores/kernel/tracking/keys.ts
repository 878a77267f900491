import type { Key } from '@/core/kernel/common/key';
import type { MeasuresStore } from './measures.store';
import type { OthersScriptsStore } from './others-scripts.store';
import type { TrackingStore } from './tracking.store';

/** Names the TrackingStore in the container. */
export const TrackingKey: Key<TrackingStore> = Symbol('tracking/TrackingStore');

/** Names the MeasuresStore in the container. */
export const MeasuresKey: Key<MeasuresStore> = Symbol('tracking/MeasuresStore');

/** Names the OthersScriptsStore in the container. */
export const OthersScriptsKey: Key<OthersScriptsStore> = Symbol('tracking/OthersScriptsStore');
