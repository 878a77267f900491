import type { AttachmentKind } from '@/core/posting/attachment-kind';
import { isPollWritten, pollErrorOf, submittedPollOf } from './draft-poll';

/** Polls as the composer handles them. */
export const pollAttachment: AttachmentKind = {
  kind: 'poll',
  isAttached: ({ poll }) => poll !== null && isPollWritten(poll),
  errorOf: ({ poll }) => (poll === null ? null : pollErrorOf(poll)),
  submissionOf: ({ poll }) => ({ poll: poll === null ? null : submittedPollOf(poll) }),
  fields: /^poll(?:\.|$)/,
  none: { poll: null },
};
