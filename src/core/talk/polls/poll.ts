import { withMovedPick } from './moved-pick';

/** For how long a poll is open, in hours. */
export type PollDuration = 24 | 72 | 168;

export interface PollOption {
  /** Its place, from 1. */
  readonly id: number;
  readonly text: string;
  /** Null if the viewer may not know yet. */
  readonly votes: number | null;
}

/** The poll of a post as the viewer sees it. */
export interface Poll {
  /** The id of its post. */
  readonly id: string;
  readonly options: readonly PollOption[];
  /** The votes for all options together. */
  readonly votes: number;
  /** ISO 8601 in UTC. */
  readonly closesAt: string;
  /** True if it was over when the service answered. */
  readonly isClosed: boolean;
  readonly myOption: number | null;
}

/** The limits of polls (API-FEED-POLL-CONFIG). */
export interface PollConfig {
  readonly minOptions: number;
  readonly maxOptions: number;
  /** In characters (code points). */
  readonly maxOptionLength: number;
  /** In hours, shortest first. */
  readonly durations: readonly PollDuration[];
}

export interface PollSubmission {
  readonly options: readonly string[];
  readonly durationHours: PollDuration;
}

export function asGuestSeesPoll(poll: Poll): Poll {
  return { ...poll, myOption: null, options: poll.isClosed ? poll.options : poll.options.map(withoutVotes) };
}

/** The poll with the viewer's vote on another option. Counts that the viewer does not know yet stay unknown. */
export function withPollVote(poll: Poll, optionId: number | null): Poll {
  const before = poll.myOption;
  if (before === optionId) return poll;
  return { ...poll, myOption: optionId, ...withMovedPick(poll, { before, after: optionId }) };
}

function withoutVotes(option: PollOption): PollOption {
  return { ...option, votes: null };
}
