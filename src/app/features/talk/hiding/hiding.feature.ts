import '@/views/talk/hiding/hiding.css';
import { reaction } from 'mobx';
import type { Feature } from '@/app/feature';
import { RealtimePort } from '@/core/kernel/realtime/realtime.port';
import { UserEventsPort } from '@/core/kernel/realtime/user-events.port';
import { SessionKey } from '@/stores/account/session/keys';
import { HidingKey } from '@/stores/talk/hiding/keys';
import { hidingAdapters, hidingModule } from './hiding.module';

export const feature: Feature = {
  module: hidingModule,
  adapters: hidingAdapters,
  screens: {
    BlockedNames: async () =>
      (await import(/* webpackChunkName: "BlockedNames" */ './blocked-names.screen')).blockedNamesScreen,
  },
  start: (container) => {
    const session = container.get(SessionKey);
    container.get(UserEventsPort).onEvent('hidingChanged', container.get(HidingKey).changedElsewhere);
    container.get(RealtimePort).onMissed('session', () => {
      if (session.isLoggedIn) void container.get(HidingKey).load();
    });
    reaction(
      () => session.userId,
      (userId) => {
        if (userId !== null) void container.get(HidingKey).load();
      },
      { fireImmediately: true },
    );
  },
};
