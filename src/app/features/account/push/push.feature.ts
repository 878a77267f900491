import { reaction } from 'mobx';
import type { Feature } from '@/app/feature';
import { PushKey, PushPromptKey } from '@/stores/account/push/keys';
import { SessionKey } from '@/stores/account/session/keys';
import { NotificationsKey } from '@/stores/talk/notifications/keys';
import { PushPrompt } from '@/views/account/push/push-prompt';
import { pushAdapters, pushModule } from './push.module';

export const feature: Feature = {
  module: pushModule,
  adapters: pushAdapters,
  Overlays: PushPrompt,
  start: (container) => {
    const session = container.get(SessionKey);
    reaction(
      () => session.userId,
      (userId) => {
        // The previous page may have signed out and reloaded before the subscription ended.
        if (userId === null) return container.get(PushKey).forget();
        void container.get(PushKey).start();
        container.get(PushPromptKey).start();
      },
      { fireImmediately: true },
    );
    const notifications = container.get(NotificationsKey);
    reaction(
      () => notifications.unseenCount === 0,
      (isSeen) => isSeen && container.get(PushKey).allSeen(),
    );
  },
};
