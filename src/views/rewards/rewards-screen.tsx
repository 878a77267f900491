import { observer } from 'mobx-react-lite';
import { groupIndian } from '@/core/formatting/indian-number';
import { plural } from '@/core/formatting/plural';
import type { Rewards } from '@/core/rewards/rewards';
import { RewardsKey } from '@/stores/rewards/keys';
import { SessionKey } from '@/stores/session/keys';
import { LoadView } from '../common/load-view';
import { useStore } from '../common/use-store';
import { useUserData } from '../common/use-user-data';
import { ContributionKinds } from '../contribute/contribution-kinds';
import { LoginGate } from '../session/login-gate';
import { OwnPlaces } from '../shell/own-places';
import { PointsAside } from '../shell/points-aside';
import { ScreenFrame } from '../shell/screen-frame';
import { EmptyState } from '../ui/empty-state';
import { Section } from '../ui/section';
import { Skeleton } from '../ui/skeleton';
import { messages } from './messages';

/** The points of the user's contributions (RT-REWARDS). */
export const RewardsScreen = observer(function RewardsScreen() {
  const { isLoggedIn } = useStore(SessionKey);
  const rewards = useStore(RewardsKey);
  useUserData(rewards.load);
  return (
    <ScreenFrame places={<OwnPlaces />} aside={<PointsAside title={messages.rules} points={messages.rulesPoints} />}>
      <Section level={1} title={messages.title}>
        <p className="text-ink-2 mb-4">{messages.lead}</p>
        {isLoggedIn ? <Points /> : <LoginGate title={messages.gate} />}
      </Section>
      {isLoggedIn ? <More /> : null}
    </ScreenFrame>
  );
});

const Points = observer(function Points() {
  const rewards = useStore(RewardsKey);
  return (
    <LoadView
      state={rewards.state}
      texts={messages}
      onRetry={rewards.load}
      skeletonClass="grid gap-3"
      skeleton={
        <>
          <Skeleton />
          <Skeleton />
        </>
      }
    >
      {(value) =>
        value.earned.length === 0 ? (
          <EmptyState title={messages.emptyTitle}>{messages.emptyText}</EmptyState>
        ) : (
          <Earned rewards={value} />
        )
      }
    </LoadView>
  );
});

/** The kinds of contribution that earn points, for users with and without some. */
const More = observer(function More() {
  const { state } = useStore(RewardsKey);
  if (state.state !== 'ready') return null;
  return (
    <Section title={messages.more}>
      <ContributionKinds company={null} />
    </Section>
  );
});

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
