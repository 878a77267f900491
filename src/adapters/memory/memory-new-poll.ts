import { readOptionOf } from '@/core/polls/draft-poll';
import type { PollSubmission } from '@/core/polls/poll';
import { BallotRecords } from './ballot-records';
import type { Refusal } from './memory-failure';
import { refusal } from './memory-failure';
import type { MemoryWorld } from './memory-world';
import type { MemoryPost } from './post-records';

const HOUR_MS = 3_600_000;

/** Gives a new post its poll. */
export function addMemoryPoll(world: MemoryWorld, { id }: MemoryPost, poll: PollSubmission): void {
  world.records(BallotRecords).add(id, storedOptionsOf(poll), poll.durationHours * HOUR_MS);
}

/** Returns the refusal of a poll whose options are alike; null for another. */
export function refusalOfPoll(poll: PollSubmission): Refusal | null {
  const read = storedOptionsOf(poll).map(readOptionOf);
  const index = read.findIndex((text, place) => read.indexOf(text) < place);
  if (index === -1) return null;
  const message = 'Two options say the same. Change one of them.';
  return refusal(422, 'poll_options_alike', message, { [`poll.options.${index}`]: message });
}

function storedOptionsOf({ options }: PollSubmission): readonly string[] {
  return options.map((text) => text.replaceAll(/\s+/g, ' ').trim());
}
