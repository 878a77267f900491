import { RealtimePort } from '@/core/shell/realtime-events.port';
import type { Feature } from '../../feature';
import { realtimeSocket } from './realtime.socket';

/** The connection that brings events of others. */
export const feature: Feature = {
  adapters: realtimeSocket,
  start: (container) => container.get(RealtimePort).connect(),
};
