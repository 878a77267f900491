import { fillTemplate } from '@/core/formatting/template';
import type { PollDuration, PollSubmission } from './poll';
import { POLL_LIMITS } from './poll';
import { pollMessages } from './poll-messages';

/** A poll that is being written. Blank options are left out when it is posted. */
export interface DraftPoll {
  readonly options: readonly string[];
  readonly durationHours: PollDuration;
}

/** A poll without answers, open for three days. */
export const emptyPoll: DraftPoll = { options: ['', ''], durationHours: 72 };

/** Returns the poll with another text of an option. */
export function withOptionText(poll: DraftPoll, index: number, text: string): DraftPoll {
  return { ...poll, options: poll.options.map((option, place) => (place === index ? text : option)) };
}

/** Returns the poll with one more blank option; the same poll where it has all that it may. */
export function withOneMore(poll: DraftPoll): DraftPoll {
  return poll.options.length >= POLL_LIMITS.maxOptions ? poll : { ...poll, options: [...poll.options, ''] };
}

/** Returns the poll without an option; the same poll where it has as few as it may. */
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
  const read = options.map(readOptionOf);
  return new Set(read).size < read.length ? pollMessages.alike : null;
}

/** Returns an option in the form in which two are alike: what readers cannot tell apart is the same. */
export function readOptionOf(option: string): string {
  return option
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase();
}

/** Returns the poll as it is posted: without blank options and needless spaces. */
export function submittedPollOf({ options, durationHours }: DraftPoll): PollSubmission {
  const written = options.map((option) => option.replaceAll(/\s+/g, ' ').trim()).filter((option) => option !== '');
  return { options: written, durationHours };
}
