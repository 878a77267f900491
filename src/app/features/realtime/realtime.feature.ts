import { reaction } from 'mobx';
import type { Cancel } from '@/core/common/scheduler.port';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { RealtimePort } from '@/core/realtime/realtime.port';
import { ProfileKey } from '@/stores/profile/keys';
import { ConnectionKey } from '@/stores/realtime/keys';
import { SessionKey } from '@/stores/session/keys';
import { ErrorReporterKey } from '@/stores/shell/keys';
import type { Feature } from '../../feature';
import { realtimeAdapters } from './realtime.adapters';
import { realtimeModule } from './realtime.module';

/** A page that signs out tells the others of this browser before. */
const SESSION_CHECK_MS = 300;

/** The connection that brings events of others. */
export const feature: Feature = {
  module: realtimeModule,
  adapters: realtimeAdapters,
  start: (container) => {
    const realtime = container.get(RealtimePort);
    const reporter = container.get(ErrorReporterKey);
    container.get(ConnectionKey).follow(realtime);
    realtime.onFailed((message) =>
      reporter.report({ error: `The realtime connection failed: ${message}`, type: 'realtime', level: 'warning' }),
    );
    const session = container.get(SessionKey);
    const checkSession = async () => {
      await session.checkUser();
      if (!session.isLoggedIn) return;
      // Refused, it ends the session of this page too.
      await container.get(ProfileKey).load();
      if (session.isLoggedIn) realtime.connect(session.userId);
    };
    const scheduler = container.get(SchedulerPort);
    realtime.onSessionEnded(() => void scheduler.after(SESSION_CHECK_MS, () => void checkSession()));
    realtime.connect(session.userId);
    let cancel: Cancel = () => undefined;
    reaction(
      () => session.userId,
      () => {
        // From one user to another is two steps, and one connection.
        cancel();
        cancel = scheduler.after(0, () => realtime.connect(session.userId));
      },
    );
  },
};
