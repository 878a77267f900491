import { reaction } from 'mobx';
import type { Feature } from '@/app/feature';
import { SessionKey } from '@/stores/account/session/keys';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { sessionAdapters, sessionModule } from './session.module';

export const feature: Feature = {
  module: sessionModule,
  adapters: sessionAdapters,
  idle: async () => (await import(/* webpackChunkName: "idle" */ './login.part')).loginPart,
  // Must be first in the list of features, so that later ones can use the session.
  prepare: async (container) => container.get(SessionKey).readUser(),
  start: (container) => {
    const session = container.get(SessionKey);
    void session.start();
    reaction(
      () => session.userId,
      () => {
        for (const store of container.getAll(PersonalKey)) store.forget();
      },
    );
  },
};
