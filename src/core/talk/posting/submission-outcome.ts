import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { isAnswerLost } from '@/core/kernel/failed-calls/lost-answer';
import type { DraftEvent } from './draft';
import { draftErrorsOf, hasNoErrors } from './draft-check';
import { postingMessages } from './posting-messages';
import type { SubmitPostFailure } from './submit-post.use-case';

export function draftEventOf(
  outcome: Result<{ readonly postId: string }, SubmitPostFailure>,
  freshKey: string,
): DraftEvent | null {
  if (outcome.ok) return { kind: 'succeeded', postId: outcome.value.postId, freshKey };
  const { failure } = outcome;
  switch (failure.kind) {
    case 'loginRequired':
    case 'writerRequired':
      return null;
    case 'profileNotShown':
      return { kind: 'refused', message: postingMessages.profileNotShown };
    case 'refused':
      return { kind: 'refused', message: failure.message };
    case 'rejected':
      return { kind: 'rejected', failure: failure.failure, freshKey };
  }
}

/** Returns the text of a rejection, or null if the fields of the draft or the login show the error. */
export function rejectionTextOf(failure: Failure): string | null {
  if (!hasNoErrors(draftErrorsOf(failure))) return null;
  if (isAnswerLost(failure)) return postingMessages.unknown;
  switch (failure.kind) {
    case 'invalid':
    case 'conflict':
    case 'tooMany':
    case 'notFound':
      return failure.message === '' ? postingMessages.notPosted : failure.message;
    case 'forbidden':
    case 'network':
    case 'unavailable':
      return postingMessages.notPosted;
    case 'cancelled':
    case 'unauthenticated':
      return null;
  }
}
