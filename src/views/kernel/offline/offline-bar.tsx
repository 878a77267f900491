import { CloudOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { formatDate } from '@/core/kernel/formatting/date';
import { OfflineKey } from '@/stores/kernel/offline/keys';
import { useStore } from '../common/use-store';
import { Button } from '../ui/button';
import { messages } from './messages';

/** Renders while offline and for an older copy, and disappears when the connection returns. */
export const OfflineBar = observer(function OfflineBar() {
  const offline = useStore(OfflineKey);
  if (!offline.isNoted) return null;
  const { readAt, isOnline } = offline;
  return (
    <div className="offbar" role="status">
      <CloudOff size={19} aria-hidden="true" />
      <span>{readAt === null ? messages.barOffline : messages.barKept(formatDate(readAt, 'moment'), isOnline)}</span>
      {isOnline ? <Button onClick={offline.tryAgain}>{messages.loadNew}</Button> : null}
    </div>
  );
});
