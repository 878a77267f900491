import { reaction } from 'mobx';
import type { Feature } from '@/app/feature';
import { AccessKey } from '@/stores/account/session/keys';
import { JobAlertsKey } from '@/stores/research/jobs/keys';
import { CompanyReviewsKey, HelpfulKey } from '@/stores/research/reviews/keys';
import { IntentsKey } from '@/stores/talk/intents/keys';
import { intentsAdapters, intentsModule } from './intents.module';

export const feature: Feature = {
  module: intentsModule,
  adapters: intentsAdapters,
  start: (container) => {
    const access = container.get(AccessKey);
    const intents = container.get(IntentsKey);
    intents.start();
    // After login, the page on which the user clicked opens again, and these features load with it.
    if (container.isBound(HelpfulKey)) {
      const resume = (mayMark: boolean) => {
        const intent = mayMark ? intents.take('helpful') : null;
        if (intent !== null) void container.get(HelpfulKey).resume(intent.reviewId, container.get(CompanyReviewsKey));
      };
      reaction(() => access.isReader, resume, { fireImmediately: true });
    }
    if (container.isBound(JobAlertsKey)) {
      const resume = (isLoggedIn: boolean) => {
        const intent = isLoggedIn ? intents.take('jobAlert') : null;
        if (intent !== null) void container.get(JobAlertsKey).resume(intent.alert);
      };
      reaction(() => access.isLoggedIn, resume, { fireImmediately: true });
    }
  },
};
