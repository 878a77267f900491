import { fillTemplate } from '@/core/kernel/formatting/template';
import type { PollDuration, PollSubmission } from './poll';
import { DUPLICATE_POLL_OPTIONS, duplicateOptionAt, POLL_LIMITS, storedOptionsOf } from './poll.rules';
import { pollMessages } from './poll-messages';

export interface DraftPoll {
  readonly options: readonly string[];
  readonly durationHours: PollDuration;
}

export const emptyPoll: DraftPoll = { options: ['', ''], durationHours: 72 };

export function withOptionText(poll: DraftPoll, index: number, text: string): DraftPoll {
  return { ...poll, options: poll.options.map((option, place) => (place === index ? text : option)) };
}

export function withAddedOption(poll: DraftPoll): DraftPoll {
  return poll.options.length >= POLL_LIMITS.maxOptions ? poll : { ...poll, options: [...poll.options, ''] };
}

export function withoutOption(poll: DraftPoll, index: number): DraftPoll {
  if (poll.options.length <= POLL_LIMITS.minOptions) return poll;
  return { ...poll, options: poll.options.filter((_, place) => place !== index) };
}

export function isPollStarted({ options }: DraftPoll): boolean {
  return options.some((option) => option.trim() !== '');
}

export function pollErrorOf(poll: DraftPoll): string | null {
  const { options } = submittedPollOf(poll);
  const { minOptions, maxOptionLength } = POLL_LIMITS;
  if (options.length < minOptions) return pollMessages.tooFew;
  if (options.some((option) => [...option].length > maxOptionLength)) {
    return fillTemplate(pollMessages.tooLong, { limit: String(maxOptionLength) });
  }
  return duplicateOptionAt(options) === null ? null : DUPLICATE_POLL_OPTIONS;
}

export function submittedPollOf({ options, durationHours }: DraftPoll): PollSubmission {
  return { options: storedOptionsOf({ options }).filter((option) => option !== ''), durationHours };
}
