import { observer } from 'mobx-react-lite';
import { useCallback, useEffect } from 'react';
import { formatDate } from '@/core/kernel/formatting/date';
import { contributionAddress } from '@/core/research/contribute/contribution-address';
import type { ContributionStatus } from '@/core/research/contribute/contribution-status';
import { contributionTitles } from '@/core/research/contribute/contribution-status';
import { waitingCardMessages } from '@/core/research/contributions/waiting-card-messages';
import { SessionKey } from '@/stores/account/session/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { CompanyReviewsKey, OwnReviewKey } from '@/stores/research/reviews/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { useUserData } from '@/views/kernel/common/use-user-data';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages } from './messages';

/** Shows the user's own review to them only. Renders nothing if there is none. */
export const OwnReview = observer(function OwnReview() {
  const own = useStore(OwnReviewKey);
  const { userId } = useStore(SessionKey);
  const { showOwn, readMarks } = useStore(CompanyReviewsKey);
  const { company, status, showsAt } = own;
  const loadForUser = useCallback(async () => {
    await Promise.all([own.load(), readMarks()]);
    showOwn(own.reviewId);
  }, [own, showOwn, readMarks]);
  useUserData(loadForUser);
  const { hasIdle } = useStore(FeaturesKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each user and company has a draft of its own.
  useEffect(() => {
    if (hasIdle) void own.findDraft();
  }, [own, company, userId, hasIdle]);
  return status === null ? null : (
    <Section title={messages.ownReview} thin>
      <p className="text-ink-2 mb-2">{textOf(status, showsAt)}</p>
      <WayOn status={status} />
    </Section>
  );
});

function textOf(status: ContributionStatus, showsAt: string | null): string {
  return status === 'live' && showsAt !== null
    ? waitingCardMessages.onlyYouUntil(formatDate(showsAt, 'moment'))
    : messages.ownReviewText[status];
}

const WayOn = observer(function WayOn({ status }: { readonly status: ContributionStatus }) {
  const { path, screens } = useStore(NavigationKey);
  const { company, reviewId } = useStore(OwnReviewKey);
  const form = contributionAddress(screens, 'review', { company });
  const href = status === 'live' ? `${path}?review=${reviewId}` : form;
  const title = contributionTitles[status];
  return href === null || status === 'submitted' ? (
    <p className="strong">{title}</p>
  ) : (
    <TextLink to={href} look="block">
      {title}
    </TextLink>
  );
});
