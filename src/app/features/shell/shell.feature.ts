import { FailedCallsPort } from '@/core/failed-calls/failed-calls.port';
import { CallFailuresKey } from '@/stores/failed-calls/keys';
import { ClockStoreKey } from '@/stores/shell/keys';
import type { Feature } from '../../feature';
import { shellHttp } from './shell.http';
import { shellModule } from './shell.module';

/** The frame around every screen. */
export const feature: Feature = {
  module: shellModule,
  adapters: shellHttp,
  idle: async () => (await import('./shell-idle.part')).shellIdlePart,
  start: (container) => {
    container.get(FailedCallsPort).watch(container.get(CallFailuresKey));
    container.get(ClockStoreKey).start();
  },
};
