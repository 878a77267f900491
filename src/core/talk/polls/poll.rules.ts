import { HOUR_MS } from '@/core/kernel/common/india-calendar.rules';
import type { PollConfig, PollDuration, PollSubmission } from './poll';

/** For how long a poll can be open, in hours. */
export const POLL_DURATIONS: readonly PollDuration[] = [24, 72, 168];

/** The limits of polls (API-FEED-POLL-CONFIG). */
export const POLL_LIMITS: PollConfig = { minOptions: 2, maxOptions: 4, maxOptionLength: 80, durations: POLL_DURATIONS };

/** The sentence about answers that read the same. */
export const OPTIONS_ALIKE = 'Two answers say the same. Change one of them.';

/** Returns the answers as they are stored, without needless spaces. */
export function storedOptionsOf({ options }: Pick<PollSubmission, 'options'>): readonly string[] {
  return options.map((option) => option.replaceAll(/\s+/g, ' ').trim());
}

/** Returns the place of the first answer that reads as an earlier one does; null if all differ. */
export function alikeOptionAt(options: readonly string[]): number | null {
  const read = storedOptionsOf({ options }).map(readOptionOf);
  const at = read.findIndex((text, place) => read.indexOf(text) < place);
  return at === -1 ? null : at;
}

/** Returns when a poll that is posted now ends, in ms since 1970. */
export function pollEndOf({ durationHours }: Pick<PollSubmission, 'durationHours'>, now: number): number {
  return now + durationHours * HOUR_MS;
}

/** Returns a text in which whatever readers cannot tell apart is the same. */
function readOptionOf(option: string): string {
  return option
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase();
}
