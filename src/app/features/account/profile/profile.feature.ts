import '@/views/account/profile/profile.css';
import { reaction } from 'mobx';
import type { Feature } from '@/app/feature';
import { ProfileKey } from '@/stores/account/profile/keys';
import { SessionKey } from '@/stores/account/session/keys';
import { profileAdapters, profileModule } from './profile.module';

export const feature: Feature = {
  module: profileModule,
  adapters: profileAdapters,
  prepare: async (container) => {
    if (container.get(SessionKey).isLoggedIn) await container.get(ProfileKey).load();
  },
  start: (container) => {
    const session = container.get(SessionKey);
    reaction(
      () => session.userId,
      (userId) => {
        if (userId !== null) void container.get(ProfileKey).load();
      },
    );
  },
  idle: async () => ({
    module: (await import(/* webpackChunkName: "idle" */ './anonymous-profile.module')).anonymousProfileModule,
  }),
};
