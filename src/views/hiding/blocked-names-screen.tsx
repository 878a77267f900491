import { observer } from 'mobx-react-lite';
import { HidingKey } from '@/stores/hiding/keys';
import { LoginKey, SessionKey } from '@/stores/session/keys';
import { FeaturesKey } from '@/stores/shell/keys';
import { useStore } from '../common/use-store';
import { SettingsPlaces } from '../settings/settings-places';
import { AboutAside } from '../shell/about-aside';
import { ScreenFrame } from '../shell/screen-frame';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Section } from '../ui/section';
import { Skeleton } from '../ui/skeleton';
import { SkeletonGroup } from '../ui/skeleton-group';
import { messages } from './messages';

/** The pseudonyms that the user has blocked, each with a way back. */
export const BlockedNamesScreen = observer(function BlockedNamesScreen() {
  const { isLoggedIn } = useStore(SessionKey);
  return (
    <ScreenFrame places={<SettingsPlaces />} aside={<AboutAside />}>
      <Section level={1} title={messages.title}>
        <p className="text-ink-2 mb-4">{messages.lead}</p>
        {isLoggedIn ? <Names /> : <Gate />}
      </Section>
    </ScreenFrame>
  );
});

function Gate() {
  const features = useStore(FeaturesKey);
  return (
    <EmptyState
      title={messages.gate}
      action={<Button onClick={() => void features.ask(LoginKey, (login) => login.open())}>{messages.logIn}</Button>}
    />
  );
}

const Names = observer(function Names() {
  const hiding = useStore(HidingKey);
  const { names } = hiding;
  switch (names.state) {
    case 'idle':
    case 'loading':
      return (
        <SkeletonGroup label={messages.loading} className="grid gap-3">
          <Skeleton width="third" />
          <Skeleton width="third" />
        </SkeletonGroup>
      );
    case 'failed':
      return (
        <EmptyState
          title={messages.failed}
          tone="failure"
          action={<Button onClick={() => void hiding.load()}>{messages.tryAgain}</Button>}
        >
          {messages.failedText}
        </EmptyState>
      );
    case 'ready':
      return names.value.length === 0 ? (
        <EmptyState title={messages.emptyTitle}>{messages.emptyText}</EmptyState>
      ) : (
        <ul className="rows">
          {names.value.map((name) => (
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
});
