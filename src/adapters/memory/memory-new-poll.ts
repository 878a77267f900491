import { HOUR_MS } from '@/core/common/india-calendar.rules';
import type { PollSubmission } from '@/core/polls/poll';
import { alikeOptionAt, OPTIONS_ALIKE, storedOptionsOf } from '@/core/polls/poll.rules';
import { BallotRecords } from './ballot-records';
import type { Refusal } from './memory-failure';
import { refusal } from './memory-failure';
import type { MemoryWorld } from './memory-world';
import type { MemoryPost } from './post-records';

/** Gives a new post its poll. */
export function addMemoryPoll(world: MemoryWorld, { id }: MemoryPost, poll: PollSubmission): void {
  world.records(BallotRecords).add(id, storedOptionsOf(poll), poll.durationHours * HOUR_MS);
}

/** Returns the refusal of a poll whose options are alike; null for another. */
export function refusalOfPoll({ options }: PollSubmission): Refusal | null {
  const at = alikeOptionAt(options);
  return at === null
    ? null
    : refusal(422, 'poll_options_alike', OPTIONS_ALIKE, { [`poll.options.${at}`]: OPTIONS_ALIKE });
}
