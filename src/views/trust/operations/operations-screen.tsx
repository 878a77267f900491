import { observer } from 'mobx-react-lite';
import { moderationRefusals } from '@/core/trust/moderation/moderation-refusals.rules';
import { SessionKey } from '@/stores/account/session/keys';
import { OperationsKey } from '@/stores/trust/operations/keys';
import { LoginGate } from '@/views/account/session/login-gate';
import { LoadView } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { useUserData } from '@/views/kernel/common/use-user-data';
import { BackLink } from '@/views/kernel/shell/back-link';
import { ModeratorPlaces } from '@/views/kernel/shell/moderator-places';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { Button } from '@/views/kernel/ui/button';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { messages } from './messages';
import { OperationsFigures } from './operations-figures';

/** Renders for moderators only. */
export const OperationsScreen = observer(function OperationsScreen() {
  const { isLoggedIn } = useStore(SessionKey);
  return (
    <ScreenFrame places={<ModeratorPlaces />} aside={null}>
      <div className="hang">
        <BackLink to="/moderation">{messages.back}</BackLink>
        <h1 className="h1">{messages.title}</h1>
        <p className="mt-3 text-ink-2">{messages.lead}</p>
        {isLoggedIn ? null : <LoginGate title={messages.gate} />}
      </div>
      {isLoggedIn ? <Reading /> : null}
    </ScreenFrame>
  );
});

const Reading = observer(function Reading() {
  const operations = useStore(OperationsKey);
  useUserData(operations.load);
  if (operations.isClosed) return <EmptyState title={moderationRefusals.notModerator} />;
  return (
    <LoadView state={operations.state} texts={messages} onRetry={operations.load} skeleton={<Skeleton />}>
      {(found) => (
        <>
          <OperationsFigures operations={found} />
          <Button onClick={() => void operations.load()}>{messages.again}</Button>
        </>
      )}
    </LoadView>
  );
});
