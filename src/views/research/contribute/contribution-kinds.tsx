import { observer } from 'mobx-react-lite';
import type { RewardedKind } from '@/core/kernel/common/contribution-limits.rules';
import { CONTRIBUTION_POINTS } from '@/core/kernel/common/contribution-limits.rules';
import { plural } from '@/core/kernel/formatting/plural';
import { contributionAddress } from '@/core/research/contribute/contribution-address';
import type { ContributionKind } from '@/core/research/contribute/contribution-kind';
import { CONTRIBUTION_KINDS } from '@/core/research/contribute/contribution-kind';
import { remainingMinutesFrom } from '@/core/research/contribute/contribution-steps';
import type { PromptType } from '@/core/research/contribute/prompts';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { LinkList } from '@/views/kernel/common/door-list';
import { useStore } from '@/views/kernel/common/use-store';
import { messages } from './messages';

export interface ContributionKindsProps {
  readonly company: string | null;
  /** A kind to leave out, because the page already asks for it. */
  readonly without?: PromptType | null;
  readonly onChoose?: () => void;
}

const REWARDED: Readonly<Record<ContributionKind, RewardedKind>> = {
  review: 'review',
  interview: 'interview',
  photo: 'photo',
  salary: 'salary',
  benefits: 'benefit',
  tenure: 'tenure',
};

export const ContributionKinds = observer(function ContributionKinds({
  company,
  without = null,
  onChoose,
}: ContributionKindsProps) {
  const { screens } = useStore(NavigationKey);
  const doors = CONTRIBUTION_KINDS.flatMap((kind) => {
    const href = contributionAddress(screens, kind, { company });
    const points = plural(CONTRIBUTION_POINTS[REWARDED[kind]], messages.points);
    return href === null || kind === without
      ? []
      : [
          {
            href,
            label: messages.next[kind],
            about: messages.nextText[kind],
            figures: [
              plural(remainingMinutesFrom(kind, 0), messages.aboutMinutes),
              kind === 'photo' ? messages.pointsEach(points) : points,
            ],
          },
        ];
  });
  return <LinkList doors={doors} onChoose={onChoose} />;
});
