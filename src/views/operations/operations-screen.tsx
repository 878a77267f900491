import { observer } from 'mobx-react-lite';
import { moderationRefusals } from '@/core/moderation/moderation-refusals.rules';
import { OperationsKey } from '@/stores/operations/keys';
import { SessionKey } from '@/stores/session/keys';
import { LoadView } from '../common/load-view';
import { useStore } from '../common/use-store';
import { useUserData } from '../common/use-user-data';
import { LoginGate } from '../session/login-gate';
import { BackLink } from '../shell/back-link';
import { ModeratorPlaces } from '../shell/moderator-places';
import { ScreenFrame } from '../shell/screen-frame';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Skeleton } from '../ui/skeleton';
import { messages } from './messages';
import { OperationsFigures } from './operations-figures';

/** The operator's figures, behind the role of moderators. */
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
