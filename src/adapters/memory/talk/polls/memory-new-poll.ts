import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import { HOUR_MS } from '@/core/kernel/common/india-calendar.rules';
import type { PollSubmission } from '@/core/talk/polls/poll';
import { DUPLICATE_POLL_OPTIONS, duplicateOptionAt, storedOptionsOf } from '@/core/talk/polls/poll.rules';
import type { MemoryPost } from '../posting/post-records';
import { BallotRecords } from './ballot-records';

export function addMemoryPoll(world: MemoryWorld, { id }: MemoryPost, poll: PollSubmission): void {
  world.records(BallotRecords).add(id, storedOptionsOf(poll), poll.durationHours * HOUR_MS);
}

export function refusalOfPoll({ options }: PollSubmission): Refusal | null {
  const at = duplicateOptionAt(options);
  return at === null
    ? null
    : refusal(422, 'poll_options_alike', DUPLICATE_POLL_OPTIONS, { [`poll.options.${at}`]: DUPLICATE_POLL_OPTIONS });
}
