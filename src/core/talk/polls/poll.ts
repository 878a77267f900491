import { withMovedVote } from './moved-pick';

export type PollDuration = 24 | 72 | 168;

export interface PollOption {
  readonly id: number;
  readonly text: string;
  readonly votes: number | null;
}

export interface Poll {
  readonly id: string;
  readonly options: readonly PollOption[];
  readonly votes: number;
  readonly closesAt: string;
  readonly isClosed: boolean;
  readonly myOption: number | null;
}

export interface PollConfig {
  readonly minOptions: number;
  readonly maxOptions: number;
  readonly maxOptionLength: number;
  readonly durations: readonly PollDuration[];
}

export interface PollSubmission {
  readonly options: readonly string[];
  readonly durationHours: PollDuration;
}

export function pollAsGuest(poll: Poll): Poll {
  return { ...poll, myOption: null, options: poll.isClosed ? poll.options : poll.options.map(withoutVotes) };
}

/** Returns the poll with a vote. Unknown counts stay unknown. */
export function withPollVote(poll: Poll, optionId: number | null): Poll {
  const before = poll.myOption;
  if (before === optionId) return poll;
  return { ...poll, myOption: optionId, ...withMovedVote(poll, { before, after: optionId }) };
}

function withoutVotes(option: PollOption): PollOption {
  return { ...option, votes: null };
}
