import Image from 'lucide-react/icons/image';
import IndianRupee from 'lucide-react/icons/indian-rupee';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question';
import Star from 'lucide-react/icons/star';
import { observer } from 'mobx-react-lite';
import type { Rewards } from '@/core/account/rewards/rewards';
import { CONTRIBUTION_POINTS } from '@/core/kernel/common/contribution-limits.rules';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { plural } from '@/core/kernel/formatting/plural';
import { RewardsKey } from '@/stores/account/rewards/keys';
import { SessionKey } from '@/stores/account/session/keys';
import { HangingIcons } from '@/views/kernel/common/hanging-icons';
import { LoadView } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { useUserData } from '@/views/kernel/common/use-user-data';
import { OwnPlaces } from '@/views/kernel/shell/own-places';
import { PointsAside } from '@/views/kernel/shell/points-aside';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Section } from '@/views/kernel/ui/section';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { LoginGate } from '../session/login-gate';
import { messages } from './messages';

/** The kinds that the screen names, best rewarded first. */
const EARNING = ['review', 'interview', 'salary', 'benefit', 'tenure', 'photo'] as const;

export const RewardsScreen = observer(function RewardsScreen() {
  const { isLoggedIn } = useStore(SessionKey);
  const rewards = useStore(RewardsKey);
  useUserData(rewards.load);
  return (
    <ScreenFrame places={<OwnPlaces />} aside={<PointsAside title={messages.rules} points={messages.rulesPoints} />}>
      <Section level={1} title={messages.title}>
        <p className="text-ink-2 mb-4">{messages.lead}</p>
        {isLoggedIn ? <Points /> : <LoginGate title={messages.gate} context="rewards" />}
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
          <EmptyState
            title={messages.emptyTitle}
            picture={<HangingIcons icons={[Star, IndianRupee, MessageCircleQuestion, Image]} />}
          >
            {messages.emptyText}
          </EmptyState>
        ) : (
          <Earned rewards={value} />
        )
      }
    </LoadView>
  );
});

const More = observer(function More() {
  const { state } = useStore(RewardsKey);
  if (state.state !== 'ready') return null;
  return (
    <Section title={messages.more}>
      <table className="earned num mb-4">
        <thead>
          <tr>
            <th scope="col">{messages.kind}</th>
            <th scope="col">{messages.each}</th>
          </tr>
        </thead>
        <tbody>
          {EARNING.map((kind) => (
            <tr key={kind}>
              <th scope="row">{messages.kinds[kind]}</th>
              <td className="strong">{CONTRIBUTION_POINTS[kind]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ButtonLink to="/contribute">{messages.choose}</ButtonLink>
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
