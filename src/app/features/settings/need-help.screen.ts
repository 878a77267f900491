import { ContainerModule } from 'inversify';
import { StoragePort } from '@/core/common/key-value-storage.port';
import { UserFeedbackPort } from '@/core/settings/feedback.port';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { PersonalKey } from '@/stores/common/personal';
import { SessionKey } from '@/stores/session/keys';
import { FeedbackStore } from '@/stores/settings/feedback.store';
import { FeedbackKey } from '@/stores/settings/keys';
import { NeedHelpScreen } from '@/views/settings/need-help-screen';
import type { Screen } from '../../feature';

/** The ways to an answer, and feedback. */
export const needHelpScreen: Screen = {
  module: new ContainerModule(({ bind }) => {
    bind(FeedbackKey)
      .toResolvedValue(
        (feedback, storage, session, toasts) => new FeedbackStore(feedback, storage, session, toasts),
        [UserFeedbackPort, StoragePort, SessionKey, ToastsPort],
      )
      .inSingletonScope();
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
