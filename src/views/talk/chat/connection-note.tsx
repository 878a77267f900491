import { observer } from 'mobx-react-lite';
import { ConnectionKey } from '@/stores/kernel/realtime/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { messages } from './messages';

export const ConnectionNote = observer(function ConnectionNote() {
  const { connectionError } = useStore(ConnectionKey);
  return (
    <p className="meta" role="status">
      {connectionError === null ? '' : messages.notLive}
    </p>
  );
});
