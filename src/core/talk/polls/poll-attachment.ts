import type { AttachmentKind } from '@/core/kernel/common/attachment-kind';
import type { DraftPoll } from './draft-poll';
import { emptyPoll, isPollStarted, pollErrorOf, submittedPollOf } from './draft-poll';
import type { PollSubmission } from './poll';

interface DraftWithPoll {
  readonly poll: DraftPoll | null;
}

export const pollAttachment: AttachmentKind<DraftWithPoll, { readonly poll: PollSubmission | null }, 'poll'> = {
  kind: 'poll',
  isAttached: ({ poll }) => poll !== null && isPollStarted(poll),
  errorOf: ({ poll }) => pollErrorOf(poll ?? emptyPoll),
  submissionOf: ({ poll }) => ({ poll: poll === null ? null : submittedPollOf(poll) }),
  fields: /^poll(?:\.|$)/,
  none: { poll: null },
};
