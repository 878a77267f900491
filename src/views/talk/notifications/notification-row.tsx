import ArrowBigUp from 'lucide-react/icons/arrow-big-up';
import AtSign from 'lucide-react/icons/at-sign';
import Bell from 'lucide-react/icons/bell';
import ChartBar from 'lucide-react/icons/chart-bar';
import MessageCircle from 'lucide-react/icons/message-circle';
import Newspaper from 'lucide-react/icons/newspaper';
import Sparkles from 'lucide-react/icons/sparkles';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { formatDate } from '@/core/kernel/formatting/date';
import type { Notification } from '@/core/talk/notifications/notification';
import { NotificationsKey } from '@/stores/talk/notifications/keys';
import { PersonAvatar } from '@/views/account/profile/person-avatar';
import { useStore } from '@/views/kernel/common/use-store';
import { TimeAgo } from '@/views/kernel/shell/time-ago';
import { classNames } from '@/views/kernel/ui/class-names';
import { IconButton } from '@/views/kernel/ui/icon-button';
import { TextLink } from '@/views/kernel/ui/text-link';
import { VisuallyHidden } from '@/views/kernel/ui/visually-hidden';
import { messages } from './messages';

export interface NotificationRowProps {
  readonly notification: Notification;
  /** Shows the time of day in place of the age. */
  readonly isOfYesterday: boolean;
}

const ICONS = {
  upvote: ArrowBigUp,
  comment: MessageCircle,
  mention: AtSign,
  poll: ChartBar,
  digest: Newspaper,
  welcome: Sparkles,
  system: Bell,
};

export const NotificationRow = observer(function NotificationRow({
  notification,
  isOfYesterday,
}: NotificationRowProps) {
  const notifications = useStore(NotificationsKey);
  const { notificationId, created, data } = notification;
  const isNew = notifications.isNew(notification);
  const handleDismiss = (event: MouseEvent) => {
    focusBeside(event.currentTarget);
    void notifications.dismiss(notificationId);
  };
  return (
    <li className={classNames('ntf', isNew && 'ntf--new')}>
      <Picture data={data} />
      <div className="ntf__x">
        <TextLink
          look="plain"
          className="ntf__link strong"
          to={data.cta}
          newTab={data.ctaType === 'external'}
          onClick={() => void notifications.follow(notificationId)}
        >
          {isNew ? <VisuallyHidden>{messages.isNew} </VisuallyHidden> : null}
          {`${data.title} `}
          {data.body === '' ? null : <span className="ntf__body">{data.body}</span>}
        </TextLink>
        <p className="meta">
          {isOfYesterday ? <time dateTime={created}>{formatDate(created, 'time')}</time> : <TimeAgo at={created} />}
        </p>
      </div>
      <IconButton
        className="ntf__close"
        label={messages.dismiss(data.title, data.body)}
        icon={<X size={18} aria-hidden="true" />}
        onClick={handleDismiss}
      />
    </li>
  );
});

function Picture({ data: { avatar, icon } }: Pick<Notification, 'data'>) {
  if (avatar !== null) return <PersonAvatar avatarUrl={avatar.url} color={avatar.bgColor} />;
  const Icon = ICONS[icon];
  return (
    <span className="ntf__i">
      <Icon size={19} aria-hidden="true" />
    </span>
  );
}

/** Focuses the next row or the panel before the row is removed. */
function focusBeside(button: Element): void {
  const row = button.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = beside?.querySelector<HTMLElement>('.ntf__close') ?? button.closest<HTMLElement>('[role="dialog"]');
  target?.focus();
}
