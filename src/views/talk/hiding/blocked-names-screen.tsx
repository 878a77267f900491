import UserX from 'lucide-react/icons/user-x';
import { observer } from 'mobx-react-lite';
import { SessionKey } from '@/stores/account/session/keys';
import { HidingKey } from '@/stores/talk/hiding/keys';
import { LoginGate } from '@/views/account/session/login-gate';
import { SettingsPlaces } from '@/views/account/settings/settings-places';
import { HangingIcons } from '@/views/kernel/common/hanging-icons';
import { LoadView } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { PointsAside } from '@/views/kernel/shell/points-aside';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { Button } from '@/views/kernel/ui/button';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Section } from '@/views/kernel/ui/section';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { TextLink } from '@/views/kernel/ui/text-link';
import { GrievancesAside } from '@/views/trust/legal/grievances-aside';
import { messages } from './messages';

export const BlockedNamesScreen = observer(function BlockedNamesScreen() {
  const { isLoggedIn } = useStore(SessionKey);
  return (
    <ScreenFrame places={<SettingsPlaces />} aside={<BlockedAside />}>
      <Section level={1} title={messages.title}>
        <p className="text-ink-2 mb-4">{messages.lead}</p>
        {isLoggedIn ? <Names /> : <LoginGate title={messages.gate} />}
      </Section>
    </ScreenFrame>
  );
});

function BlockedAside() {
  return (
    <>
      <PointsAside title={messages.reporting} points={messages.reportingPoints}>
        <TextLink to="/legal/community-guidelines" look="block">
          {messages.guidelines}
        </TextLink>
      </PointsAside>
      <GrievancesAside />
    </>
  );
}

const Names = observer(function Names() {
  const hiding = useStore(HidingKey);
  return (
    <LoadView
      state={hiding.names}
      texts={messages}
      onRetry={hiding.load}
      skeletonClass="grid gap-3"
      skeleton={
        <>
          <Skeleton width="third" />
          <Skeleton width="third" />
        </>
      }
    >
      {(names) => (names.length === 0 ? <Nobody /> : <BlockedNames names={names} />)}
    </LoadView>
  );
});

function Nobody() {
  return (
    <EmptyState
      title={messages.emptyTitle}
      picture={<HangingIcons icons={[UserX]} />}
      action={<ButtonLink to="/">{messages.toPosts}</ButtonLink>}
    >
      {messages.emptyText}
    </EmptyState>
  );
}

function BlockedNames({ names }: { readonly names: readonly string[] }) {
  const hiding = useStore(HidingKey);
  return (
    <ul className="rows">
      {names.map((name) => (
        <li key={name} className="blocked">
          <span className="strong">{name}</span>
          <Button aria-label={messages.unblockName(name)} onClick={() => void hiding.unblock(name)}>
            {messages.unblock}
          </Button>
        </li>
      ))}
    </ul>
  );
}
