import type { AnswerPage } from '@/core/kernel/moderated/employer-answer';
import type { FaultyWords } from '@/core/research/employer-answers/answer-checks.rules';
import { answerRefusals, faultsSentence } from '@/core/research/employer-answers/answer-refusals.rules';
import { Problem } from '@/server/contract/problem';

/** Returns the problem 404 `contribution_not_found`, also for contributions that are not public. */
export function contributionNotFound(): Problem {
  return new Problem(404, 'contribution_not_found', answerRefusals.contributionGone);
}

/** Returns the problem 404 `answer_not_found`, also for answers that are not public. */
export function answerNotFound(): Problem {
  return new Problem(404, 'answer_not_found', answerRefusals.notFound);
}

export function answerNotYours(): Problem {
  return new Problem(403, 'answer_not_yours', answerRefusals.notYours);
}

export function replyNotYours(): Problem {
  return new Problem(403, 'reply_not_yours', answerRefusals.replyNotYours);
}

export function alreadyAnswered(kind: AnswerPage['kind'] | 'answer'): Problem {
  return kind === 'answer'
    ? new Problem(422, 'reply_given', answerRefusals.replied)
    : new Problem(422, 'answer_given', answerRefusals.given);
}

export function unfittingAnswer(faults: readonly FaultyWords[]): Problem {
  return new Problem(422, 'answer_unfitting', answerRefusals.unfitting, { text: faultsSentence(faults) });
}
