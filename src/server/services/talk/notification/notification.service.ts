import type { FastifyInstance } from 'fastify';
import { HOUR_MS } from '@/core/kernel/common/india-calendar.rules';
import { IMMEDIATE_MAIL_DELAY_MS } from '@/core/talk/notifications/answers-mail.rules';
import type { NotificationHandlers } from '@/server/contract/generated/notification';
import { scheduleMails } from '@/server/platform/mail/mail-rounds';
import { schedule } from '@/server/platform/schedule';
import type { AnswerMailsDeps } from './answer-mails/answer-mails';
import { mailAnswers } from './answer-mails/answer-mails';
import { notifyClaimants } from './claim-notifications/claim-notifications';
import type { AnswerNotificationsDeps } from './employer-answers/answer-notifications';
import { createAnswerNotifications } from './employer-answers/answer-notifications';
import { HighlightsRounds } from './highlights/highlights';
import type { NotificationsDeps } from './notifications/notifications';
import { createNotifications } from './notifications/notifications';

export interface NotificationServiceDeps extends NotificationsDeps, AnswerMailsDeps, AnswerNotificationsDeps {
  readonly app: FastifyInstance;
}

export function createNotificationService({ app, ...deps }: NotificationServiceDeps): NotificationHandlers {
  deps.moderation.news.register('answer', createAnswerNotifications(deps));
  const highlights = new HighlightsRounds(deps);
  schedule(app, { name: 'the highlights', firstAfter: HOUR_MS, every: HOUR_MS, run: () => highlights.run() });
  schedule(app, {
    name: 'the claims that end soon and the decided corrections',
    firstAfter: IMMEDIATE_MAIL_DELAY_MS,
    every: IMMEDIATE_MAIL_DELAY_MS,
    run: () => notifyClaimants(deps),
  });
  scheduleMails(app, 'the answers of the day', () => mailAnswers(deps, 'daily'));
  schedule(app, {
    name: 'the answers that are mailed at once',
    firstAfter: IMMEDIATE_MAIL_DELAY_MS,
    every: IMMEDIATE_MAIL_DELAY_MS,
    run: () => mailAnswers(deps, 'atOnce'),
  });
  return createNotifications(deps);
}
