import type { FastifyInstance } from 'fastify';
import { HOUR_MS } from '@/core/common/india-calendar.rules';
import { AT_ONCE_MS } from '@/core/notifications/answers-mail.rules';
import type { NotificationHandlers } from '@/server/contract/generated/notification';
import type { Config } from '@/server/platform/config/config';
import { scheduleMails } from '@/server/platform/mail/mail-rounds';
import { schedule } from '@/server/platform/schedule';
import type { AnswerMailsDeps } from './answer-mails/answer-mails';
import { mailAnswers } from './answer-mails/answer-mails';
import { HighlightsRounds } from './highlights/highlights';
import type { NotificationsDeps } from './notifications/notifications';
import { createNotifications } from './notifications/notifications';

export interface NotificationServiceDeps extends NotificationsDeps, Omit<AnswerMailsDeps, 'brand'> {
  readonly app: FastifyInstance;
  readonly config: Pick<Config, 'brand'>;
}

/** The notification service (openapi/notification.yaml). */
export function createNotificationService({ app, config, ...deps }: NotificationServiceDeps): NotificationHandlers {
  const highlights = new HighlightsRounds(deps);
  schedule(app, { name: 'the highlights', firstAfter: HOUR_MS, every: HOUR_MS, run: () => highlights.run() });
  const mails = { ...deps, brand: config.brand };
  scheduleMails(app, 'the answers of the day', () => mailAnswers(mails, 'daily', app.log));
  schedule(app, {
    name: 'the answers that are mailed at once',
    firstAfter: AT_ONCE_MS,
    every: AT_ONCE_MS,
    run: () => mailAnswers(mails, 'atOnce', app.log),
  });
  return createNotifications(deps);
}
