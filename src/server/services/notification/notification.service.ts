import type { FastifyInstance } from 'fastify';
import { HOUR_MS } from '@/core/common/india-calendar.rules';
import type { NotificationHandlers } from '@/server/contract/generated/notification';
import { schedule } from '@/server/platform/schedule';
import { HighlightsRounds } from './highlights/highlights';
import type { NotificationsDeps } from './notifications/notifications';
import { createNotifications } from './notifications/notifications';

export interface NotificationServiceDeps extends NotificationsDeps {
  readonly app: FastifyInstance;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The notification service (openapi/notification.yaml). */
export function createNotificationService({ app, ...deps }: NotificationServiceDeps): NotificationHandlers {
  const highlights = new HighlightsRounds(deps);
  schedule(app, { name: 'the highlights', firstAfter: HOUR_MS, every: HOUR_MS, run: () => highlights.run() });
  return createNotifications(deps);
}
