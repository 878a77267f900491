import Bell from 'lucide-react/icons/bell';
import { observer } from 'mobx-react-lite';
import type { KeyboardEvent, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { NotificationsKey } from '@/stores/notifications/keys';
import { useStore } from '../common/use-store';
import { LazyOverlay } from '../shell/lazy-overlay';
import { usePageHidden } from '../shell/use-page-hidden';
import { Badge } from '../ui/badge';
import { IconButton } from '../ui/icon-button';
import { useSheetHistory } from '../ui/sheet-history';
import { VisuallyHidden } from '../ui/visually-hidden';
import { messages } from './messages';

const loadPanel = async () => (await import('./notification-panel')).NotificationPanel;

/** The bell of the top bar with the count of what is unseen, and the panel that hangs from it. */
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
  const label = messages.bell(unseenCount);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes the panel wherever the focus is inside.
    <div ref={root} className="bell" onKeyDown={handleKeyDown}>
      <IconButton
        ref={bell}
        label={label}
        icon={<Bell size={20} aria-hidden="true" />}
        badge={<Badge count={unseenCount} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={notifications.toggle}
      />
      <VisuallyHidden live>{unseenCount === 0 ? '' : label}</VisuallyHidden>
      <LazyOverlay isOpen={isOpen} load={loadPanel} onFailed={notifications.close} />
    </div>
  );
});

/** A press elsewhere, or the focus going elsewhere, closes the panel. */
function useCloseFromOutside(root: RefObject<HTMLElement | null>): void {
  const notifications = useStore(NotificationsKey);
  const { isOpen } = notifications;
  useEffect(() => {
    if (!isOpen) return;
    const handle = ({ target }: Event) => {
      if (target instanceof Element && !root.current?.contains(target) && target.closest('.toasts') === null) {
        notifications.close();
      }
    };
    document.addEventListener('pointerdown', handle);
    document.addEventListener('focusin', handle);
    return () => {
      document.removeEventListener('pointerdown', handle);
      document.removeEventListener('focusin', handle);
    };
  }, [isOpen, notifications, root]);
}
