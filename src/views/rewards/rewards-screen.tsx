import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { groupIndian } from '@/core/formatting/indian-number';
import { plural } from '@/core/formatting/plural';
import type { Rewards } from '@/core/rewards/rewards';
import { RewardsKey } from '@/stores/rewards/keys';
import { LoginKey, SessionKey } from '@/stores/session/keys';
import { FeaturesKey } from '@/stores/shell/keys';
import { useStore } from '../common/use-store';
import { AddContribution } from '../contribute/add-contribution';
import { AboutAside } from '../shell/about-aside';
import { MainPlaces } from '../shell/main-places';
import { ScreenFrame } from '../shell/screen-frame';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Section } from '../ui/section';
import { Skeleton } from '../ui/skeleton';
import { SkeletonGroup } from '../ui/skeleton-group';
import { messages } from './messages';

/** The points of the user's contributions (RT-REWARDS). */
export const RewardsScreen = observer(function RewardsScreen() {
  const { userId } = useStore(SessionKey);
  const rewards = useStore(RewardsKey);
  const loadedFor = useRef(userId);
  useEffect(() => {
    if (loadedFor.current === userId) return;
    loadedFor.current = userId;
    if (userId !== null) void rewards.load();
  }, [userId, rewards]);
  return (
    <ScreenFrame places={<MainPlaces />} aside={<AboutAside />}>
      <Section level={1} title={messages.title}>
        <p className="text-ink-2 mb-4">{messages.lead}</p>
        {userId === null ? <Gate /> : <Points />}
      </Section>
      <Section title={messages.rules}>
        <ul className="read grid gap-2 list-disc ps-5">
          {messages.rulesPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
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
    >
      {messages.gateText}
    </EmptyState>
  );
}

const Points = observer(function Points() {
  const rewards = useStore(RewardsKey);
  const { state } = rewards;
  switch (state.state) {
    case 'idle':
    case 'loading':
      return (
        <SkeletonGroup label={messages.loading} className="grid gap-3">
          <Skeleton />
          <Skeleton />
        </SkeletonGroup>
      );
    case 'failed':
      return (
        <EmptyState
          title={messages.notLoaded}
          tone="failure"
          action={<Button onClick={() => void rewards.load()}>{messages.retry}</Button>}
        >
          {messages.notLoadedHint}
        </EmptyState>
      );
    case 'ready':
      return state.value.earned.length === 0 ? <Nothing /> : <Earned rewards={state.value} />;
  }
});

function Nothing() {
  return (
    <EmptyState title={messages.emptyTitle} action={<AddContribution kind="salary" />}>
      {messages.emptyText}
    </EmptyState>
  );
}

function Earned({ rewards: { points, earned } }: { readonly rewards: Rewards }) {
  return (
    <>
      <p className="points num">{plural(points, messages.points)}</p>
      <table className="earned num">
        <caption className="vh">{messages.byKind}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.kind}</th>
            <th scope="col">{messages.count}</th>
            <th scope="col">{messages.earned}</th>
          </tr>
        </thead>
        <tbody>
          {earned.map(({ kind, contributions, points: of }) => (
            <tr key={kind}>
              <th scope="row">{messages.kinds[kind]}</th>
              <td>{groupIndian(contributions)}</td>
              <td className="strong">{groupIndian(of)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
