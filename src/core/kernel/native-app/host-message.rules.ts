export const NOTIFICATION_PERMISSIONS = ['granted', 'denied', 'provisional', 'default'] as const;

export type NotificationPermission = (typeof NOTIFICATION_PERMISSIONS)[number];

export type HostMessage =
  | { readonly type: 'notificationPermission'; readonly permission: NotificationPermission }
  | { readonly type: 'askForRating' };

/** Returns null for any other message, and for more than 1,000 characters. */
export function parseHostMessage(text: unknown): HostMessage | null {
  if (typeof text !== 'string' || text.length > 1_000) return null;
  const message = parsed(text);
  if (typeof message !== 'object' || message === null || !('type' in message)) return null;
  if (message.type === 'askForRating') return { type: 'askForRating' };
  if (message.type !== 'notificationPermission' || !('permission' in message)) return null;
  const permission = NOTIFICATION_PERMISSIONS.find((name) => name === message.permission);
  return permission === undefined ? null : { type: 'notificationPermission', permission };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
