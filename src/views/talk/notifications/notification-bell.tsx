import Bell from 'lucide-react/icons/bell';
import { observer } from 'mobx-react-lite';
import type { KeyboardEvent, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { NotificationsKey } from '@/stores/talk/notifications/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { onOutside } from '@/views/kernel/page/page-events';
import { usePageHidden } from '@/views/kernel/page/use-page-hidden';
import { LazyOverlay } from '@/views/kernel/shell/lazy-overlay';
import { Badge } from '@/views/kernel/ui/badge';
import { IconButton } from '@/views/kernel/ui/icon-button';
import { useSheetHistory } from '@/views/kernel/ui/sheet-history';
import { VisuallyHidden } from '@/views/kernel/ui/visually-hidden';
import { messages } from './messages';

const loadPanel = async () => (await import('./notification-panel')).NotificationPanel;

export const NotificationBell = observer(function NotificationBell() {
  const notifications = useStore(NotificationsKey);
  const { unseenCount, isOpen } = notifications;
  const bell = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLDivElement>(null);
  useCloseFromOutside(root);
  useSheetHistory(isOpen, notifications.close);
  usePageHidden(notifications.sendDismissals);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    notifications.close();
    bell.current?.focus();
  };
  const news = useNews();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes the panel wherever the focus is inside.
    <div ref={root} className="bell" onKeyDown={handleKeyDown}>
      <IconButton
        ref={bell}
        label={messages.bell(unseenCount)}
        icon={<Bell size={20} aria-hidden="true" />}
        badge={<Badge count={unseenCount} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={notifications.toggle}
      />
      <VisuallyHidden live>{news}</VisuallyHidden>
      <LazyOverlay isOpen={isOpen} load={loadPanel} onFailed={notifications.close} />
    </div>
  );
});

/** Announces a higher count, but not on page load. */
function useNews(): string {
  const { loadedAt, unseenCount } = useStore(NotificationsKey);
  const known = useRef<number | null>(null);
  const [news, setNews] = useState('');
  useEffect(() => {
    const before = known.current;
    known.current = loadedAt === null ? null : unseenCount;
    if (before === null || unseenCount < before) setNews('');
    else if (unseenCount > before) setNews(messages.bell(unseenCount));
  }, [loadedAt, unseenCount]);
  return news;
}

function useCloseFromOutside(root: RefObject<HTMLElement | null>): void {
  const notifications = useStore(NotificationsKey);
  const { isOpen } = notifications;
  useEffect(() => {
    if (!isOpen) return;
    return onOutside(root, (target) => {
      if (target.closest('.toasts') === null) notifications.close();
    });
  }, [isOpen, notifications, root]);
}
