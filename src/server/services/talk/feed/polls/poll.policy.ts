import type { PollSubmission } from '@/contract/generated/feed';
import { DUPLICATE_POLL_OPTIONS, duplicateOptionAt, storedOptionsOf } from '@/core/talk/polls/poll.rules';
import { Problem } from '@/server/contract/problem';

/** Returns the options. Throws 422 `poll_options_alike` for equal texts. */
export function distinctOptionsOf(poll: PollSubmission): readonly string[] {
  const at = duplicateOptionAt(poll.options);
  if (at === null) return storedOptionsOf(poll);
  throw new Problem(422, 'poll_options_alike', DUPLICATE_POLL_OPTIONS, {
    [`poll.options.${at}`]: DUPLICATE_POLL_OPTIONS,
  });
}
