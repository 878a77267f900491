import type { Key } from '@/core/common/key';
import type { TrackingStore } from './tracking.store';

/** Names the TrackingStore in the container. */
export const TrackingKey: Key<TrackingStore> = Symbol('tracking/TrackingStore');
