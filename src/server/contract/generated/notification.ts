// Generated from openapi/notification.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/notification';
import type { Answer, HandlerContext, None, WithDefaults } from '../handler';
import type { Viewer } from '../viewer';

export interface ListNotificationsRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: WithDefaults<operations['listNotifications']['parameters']['query'], 'limit'>;
  readonly headers: None;
  readonly body: undefined;
}

export type ListNotificationsAnswer = Answer<200, operations['listNotifications']['responses'][200]['content']['application/json']>;

export interface ActOnNotificationsRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['actOnNotifications']['requestBody']['content']['application/json'];
}

export type ActOnNotificationsAnswer = Answer<200, operations['actOnNotifications']['responses'][200]['content']['application/json']>;

/** Notification service: one handler per operation. */
export type NotificationHandlers = {
  /** The user’s notifications, newest first. */
  listNotifications(request: ListNotificationsRequest): Promise<ListNotificationsAnswer>;
  /** Marks notifications. */
  actOnNotifications(request: ActOnNotificationsRequest): Promise<ActOnNotificationsAnswer>;
};
