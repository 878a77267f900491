import type { AnswerPage } from '@/core/kernel/moderated/employer-answer';
import type { FaultyWords } from '@/core/research/employer-answers/answer-checks.rules';
import { answerRefusals, faultsSentence } from '@/core/research/employer-answers/answer-refusals.rules';
import { Problem } from '@/server/contract/problem';

/** The refusal of an answer to what does not exist or is not public: 404 `contribution_not_found`. */
export function contributionNotFound(): Problem {
  return new Problem(404, 'contribution_not_found', answerRefusals.contributionGone);
}

/** The refusal of a call for an answer that does not exist or is not public: 404 `answer_not_found`. */
export function answerNotFound(): Problem {
  return new Problem(404, 'answer_not_found', answerRefusals.notFound);
}

/** The refusal of a change by anyone else: 403 `answer_not_yours`. */
export function answerNotYours(): Problem {
  return new Problem(403, 'answer_not_yours', answerRefusals.notYours);
}

/** The refusal of a reply by anyone but the author: 403 `reply_not_yours`. */
export function replyNotYours(): Problem {
  return new Problem(403, 'reply_not_yours', answerRefusals.replyNotYours);
}

/** The refusal of a second answer, or a second reply, to the same: 422 `answer_given` or `reply_given`. */
export function givenAlready(kind: AnswerPage['kind'] | 'answer'): Problem {
  return kind === 'answer'
    ? new Problem(422, 'reply_given', answerRefusals.replied)
    : new Problem(422, 'answer_given', answerRefusals.given);
}

/** The refusal of words that no answer has: 422 `answer_unfitting`. */
export function unfitting(faults: readonly FaultyWords[]): Problem {
  return new Problem(422, 'answer_unfitting', answerRefusals.unfitting, { text: faultsSentence(faults) });
}
