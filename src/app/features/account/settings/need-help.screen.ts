import type { Screen } from '@/app/feature';
import { wire } from '@/app/wire';
import { UserFeedbackPort } from '@/core/account/settings/feedback.port';
import { StoragePort } from '@/core/kernel/common/key-value-storage.port';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { SessionKey } from '@/stores/account/session/keys';
import { FeedbackStore } from '@/stores/account/settings/feedback.store';
import { FeedbackKey } from '@/stores/account/settings/keys';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { NeedHelpScreen } from '@/views/account/settings/need-help-screen';

export const needHelpScreen: Screen = {
  module: wire((provide, bind) => {
    provide(FeedbackStore, [UserFeedbackPort, StoragePort, SessionKey, ToastsPort], FeedbackKey);
    bind(PersonalKey).toService(FeedbackKey);
  }),
  View: NeedHelpScreen,
  load: async (container) => {
    if (container.get(SessionKey).isLoggedIn) await container.get(FeedbackKey).open();
  },
  page: () => ({
    title: 'Help · {brand}',
    description: 'FAQs, complaints, your account, your data and contact.',
  }),
};
