import CloudOff from 'lucide-react/icons/cloud-off';
import RotateCw from 'lucide-react/icons/rotate-cw';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { formatDate } from '@/core/kernel/formatting/date';
import { groupByDay } from '@/core/talk/notifications/notification-days';
import { ClockStoreKey, FeaturesKey } from '@/stores/kernel/shell/keys';
import { NotificationsKey } from '@/stores/talk/notifications/keys';
import { ComposerKey } from '@/stores/talk/posting/keys';
import { LoadFailure } from '@/views/kernel/common/load-view';
import { moreStatusOf } from '@/views/kernel/common/more-status';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { classNames } from '@/views/kernel/ui/class-names';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { IconButton } from '@/views/kernel/ui/icon-button';
import { LoadMore } from '@/views/kernel/ui/load-more';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { SkeletonGroup } from '@/views/kernel/ui/skeleton-group';
import { AskedApplications } from '@/views/research/heard-back/asked-applications';
import { messages } from './messages';
import { NotificationRow } from './notification-row';

export const NotificationPanel = observer(function NotificationPanel() {
  const { isOpen } = useStore(NotificationsKey);
  return isOpen ? <OpenPanel /> : null;
});

const OpenPanel = observer(function OpenPanel() {
  const notifications = useStore(NotificationsKey);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const handleClose = () => {
    notifications.close();
    panel.current?.parentElement?.querySelector('button')?.focus();
  };
  const handleReadAll = () => {
    // The button is about to be removed.
    panel.current?.focus();
    void notifications.readAll();
  };
  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby="notifications-title"
      tabIndex={-1}
      className="panel panel--float ntfs"
    >
      <div className="panel__head">
        <h2 id="notifications-title" className="h2">
          {messages.title}
        </h2>
        {notifications.unreadCount === 0 ? null : (
          <Button tone="quiet" className="ms-auto" onClick={handleReadAll}>
            {messages.readAll}
          </Button>
        )}
        <a
          className={classNames('icon-btn', notifications.unreadCount === 0 && 'ms-auto')}
          href="/user-settings"
          aria-label={messages.choose}
          title={messages.choose}
          onClick={notifications.close}
        >
          <SlidersHorizontal size={19} aria-hidden="true" />
        </a>
        <IconButton label={messages.close} icon={<X size={20} aria-hidden="true" />} onClick={handleClose} />
      </div>
      <div className="ntfs__main">
        <AskedApplications />
        <NotLoaded />
        <Items />
      </div>
    </div>
  );
});

const Items = observer(function Items() {
  const notifications = useStore(NotificationsKey);
  const { now } = useStore(ClockStoreKey);
  const features = useStore(FeaturesKey);
  const { items, loadedAt, state } = notifications;
  const handleWrite = () => {
    notifications.close();
    void features.ask(ComposerKey, (composer) => composer.ask());
  };
  if (items.length === 0) {
    if (state.state === 'failed') return null;
    if (loadedAt === null) return <PanelSkeleton />;
    return (
      <EmptyState title={messages.emptyTitle} action={<Button onClick={handleWrite}>{messages.write}</Button>}>
        {messages.emptyText}
      </EmptyState>
    );
  }
  return (
    <>
      {groupByDay(items, now).map(({ day, items: ofDay }) => (
        <section key={day} aria-labelledby={`notifications-${day}`}>
          <h3 id={`notifications-${day}`} className={day === 'today' ? 'vh' : 'ntf__day'}>
            {messages.days[day]}
          </h3>
          <ul>
            {ofDay.map((item) => (
              <NotificationRow key={item.notificationId} notification={item} isOfYesterday={day === 'yesterday'} />
            ))}
          </ul>
        </section>
      ))}
      <div className="px-4">
        <LoadMore status={moreStatusOf(notifications)} onLoadMore={() => void notifications.loadMore()} texts={MORE} />
      </div>
    </>
  );
});

const NotLoaded = observer(function NotLoaded() {
  const { state, loadedAt, load } = useStore(NotificationsKey);
  if (state.state !== 'failed') return null;
  return (
    <LoadFailure
      level={3}
      failure={state.failure}
      texts={messages}
      onRetry={load}
      icons={{
        title: <CloudOff size={21} aria-hidden="true" />,
        retry: <RotateCw size={18} aria-hidden="true" />,
      }}
    >
      {loadedAt === null ? null : <p className="meta num">{messages.lastLoaded(formatDate(loadedAt, 'moment'))}</p>}
    </LoadFailure>
  );
});

function PanelSkeleton() {
  return (
    <SkeletonGroup label={messages.loading}>
      {['first', 'second', 'third'].map((place) => (
        <div key={place} className="ntf">
          <Skeleton shape="square" />
          <div className="ntf__x grid gap-2">
            <Skeleton />
            <Skeleton width="third" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}

const MORE = {
  more: messages.more,
  loading: messages.loadingMore,
  failed: messages.moreFailed,
  retry: messages.tryAgain,
  done: messages.end,
};
