import { RealtimePort } from '@/core/shell/realtime-events.port';
import type { Feature } from '../../feature';
import { realtimeAdapters } from './realtime.adapters';

/** The connection that brings events of others. */
export const feature: Feature = {
  adapters: realtimeAdapters,
  start: (container) => container.get(RealtimePort).connect(),
};
