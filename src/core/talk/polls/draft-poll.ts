import { fillTemplate } from '@/core/kernel/formatting/template';
import type { PollDuration, PollSubmission } from './poll';
import { alikeOptionAt, OPTIONS_ALIKE, POLL_LIMITS, storedOptionsOf } from './poll.rules';
import { pollMessages } from './poll-messages';

/** A poll that is being written. Blank options are left out when it is posted. */
export interface DraftPoll {
  readonly options: readonly string[];
  readonly durationHours: PollDuration;
}

/** A poll without answers, open for three days. */
export const emptyPoll: DraftPoll = { options: ['', ''], durationHours: 72 };

export function withOptionText(poll: DraftPoll, index: number, text: string): DraftPoll {
  return { ...poll, options: poll.options.map((option, place) => (place === index ? text : option)) };
}

/** Returns the poll with one more blank option; the same poll if it has all that it may. */
export function withOneMore(poll: DraftPoll): DraftPoll {
  return poll.options.length >= POLL_LIMITS.maxOptions ? poll : { ...poll, options: [...poll.options, ''] };
}

/** Returns the poll without an option; the same poll if it has as few as it may. */
export function withoutOption(poll: DraftPoll, index: number): DraftPoll {
  if (poll.options.length <= POLL_LIMITS.minOptions) return poll;
  return { ...poll, options: poll.options.filter((_, place) => place !== index) };
}

/** Returns whether anything is written that must not get lost. */
export function isPollWritten({ options }: DraftPoll): boolean {
  return options.some((option) => option.trim() !== '');
}

/** Returns why the poll cannot be posted yet; null if it can. */
export function pollErrorOf(poll: DraftPoll): string | null {
  const { options } = submittedPollOf(poll);
  const { minOptions, maxOptionLength } = POLL_LIMITS;
  if (options.length < minOptions) return pollMessages.tooFew;
  if (options.some((option) => [...option].length > maxOptionLength)) {
    return fillTemplate(pollMessages.tooLong, { limit: String(maxOptionLength) });
  }
  return alikeOptionAt(options) === null ? null : OPTIONS_ALIKE;
}

/** Returns the poll as it is posted: without blank options and needless spaces. */
export function submittedPollOf({ options, durationHours }: DraftPoll): PollSubmission {
  return { options: storedOptionsOf({ options }).filter((option) => option !== ''), durationHours };
}
