import type { PushMessage } from '@/core/account/push/push-message';
import { readPushMessage } from '@/core/account/push/push-message';
import type { SiteWindow, WorkerScope } from './worker-scope';

/** Shown for a message that this version cannot read: browsers end the push of a site that shows nothing. */
const UNREAD: PushMessage = { k: 'news', line: 'There is something new for you', path: '/' };

/** Shows push messages, and leads to what they are about when they are pressed. */
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
    // Whoever looks at the site sees the bell change.
    const silent = windows.some(({ visibilityState }) => visibilityState === 'visible');
    await scope.registration.showNotification(line, {
      tag: k,
      data: path,
      silent,
      icon: '/icon-192.png',
      lang: 'en-IN',
    });
  }

  /** Opens an address in a window of this site, a new one if there is none. What is written in a form there is kept as a draft. */
  async function open(path: string): Promise<void> {
    const [window]: readonly SiteWindow[] = await scope.clients.matchAll({ type: 'window' });
    // Browsers refuse to navigate a window that another version of the service worker has.
    const moved = await window?.navigate(path).catch(() => null);
    await (moved === undefined || moved === null ? scope.clients.openWindow(path) : moved.focus());
  }
}
