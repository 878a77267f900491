import type { ContributionReason } from '@/core/trust/moderation/contribution-reason';
import { reasonMessages } from './reason-messages';

export interface ReasonListProps {
  readonly reasons: readonly ContributionReason[];
}

export function ReasonList({ reasons }: ReasonListProps) {
  return reasons.map(({ rule, wording, words }) => (
    <div key={rule}>
      <p>{reasonMessages.reason(rule, wording)}</p>
      {words.length === 0 ? null : <p>{reasonMessages.words(LIST.format(words.map((word) => `“${word}”`)))}</p>}
    </div>
  ));
}

const LIST = new Intl.ListFormat('en-IN');
