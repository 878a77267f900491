import type { PushMessage } from '@/core/account/push/push-message';
import { readPushMessage } from '@/core/account/push/push-message';
import type { SiteWindow, WorkerScope } from './worker-scope';

/** The message shown for an unreadable message, because browsers stop push for a site that shows nothing. */
const UNREAD: PushMessage = { k: 'news', line: 'There is something new for you', path: '/' };

export function showPushes(scope: WorkerScope): void {
  scope.addEventListener('push', (event) => {
    event.waitUntil(show(readPushMessage(event.data?.text() ?? '') ?? UNREAD));
  });

  scope.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    event.waitUntil(open(String(notification.data)));
  });

  async function show({ k, line, path }: PushMessage): Promise<void> {
    const windows = await scope.clients.matchAll({ type: 'window' });
    // Shows no message while a page is visible, because its bell shows the notification.
    const silent = windows.some(({ visibilityState }) => visibilityState === 'visible');
    await scope.registration.showNotification(line, {
      tag: k,
      data: path,
      silent,
      icon: '/icon-192.png',
      lang: 'en-IN',
    });
  }

  /** Opens a path in an existing window, or else a new one. Forms there keep their drafts. */
  async function open(path: string): Promise<void> {
    const [window]: readonly SiteWindow[] = await scope.clients.matchAll({ type: 'window' });
    // Opens a new window, because browsers refuse to navigate a window of another service worker version.
    const moved = await window?.navigate(path).catch(() => null);
    await (moved === undefined || moved === null ? scope.clients.openWindow(path) : moved.focus());
  }
}
