import { reaction } from 'mobx';
import type { Feature } from '@/app/feature';
import type { Cancel } from '@/core/kernel/common/scheduler.port';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import { RealtimePort } from '@/core/kernel/realtime/realtime.port';
import { ProfileKey } from '@/stores/account/profile/keys';
import { SessionKey } from '@/stores/account/session/keys';
import { ConnectionKey } from '@/stores/kernel/realtime/keys';
import { ErrorReporterKey } from '@/stores/kernel/shell/keys';
import { realtimeAdapters, realtimeModule } from './realtime.module';

const SESSION_CHECK_MS = 300;

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
      // A refused call ends the session on this page too.
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
        // Switching users first clears the id, then sets it. The delay avoids a second connection.
        cancel();
        cancel = scheduler.after(0, () => realtime.connect(session.userId));
      },
    );
  },
};
