import { RealtimePort } from '@/core/realtime/realtime.port';
import { ErrorReporterKey } from '@/stores/shell/keys';
import type { Feature } from '../../feature';
import { realtimeAdapters } from './realtime.adapters';

/** The connection that brings events of others. */
export const feature: Feature = {
  adapters: realtimeAdapters,
  start: (container) => {
    const realtime = container.get(RealtimePort);
    const reporter = container.get(ErrorReporterKey);
    realtime.onFailed((message) =>
      reporter.report({ error: `The realtime connection failed: ${message}`, type: 'realtime', level: 'warning' }),
    );
    realtime.connect();
  },
};
