import { observer } from 'mobx-react-lite';
import { formatDate } from '@/core/kernel/formatting/date';
import { relativeTime } from '@/core/kernel/formatting/relative-time';
import { ClockStoreKey } from '@/stores/kernel/shell/keys';
import { useStore } from '../common/use-store';
import { RelativeTime } from '../ui/relative-time';

export interface TimeAgoProps {
  readonly at: string;
}

export const TimeAgo = observer(function TimeAgo({ at }: TimeAgoProps) {
  const { now } = useStore(ClockStoreKey);
  return <RelativeTime at={at} text={relativeTime(Date.parse(at), now)} title={formatDate(at, 'moment')} />;
});
