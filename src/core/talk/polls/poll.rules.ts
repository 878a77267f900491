import { HOUR_MS } from '@/core/kernel/common/india-calendar.rules';
import type { PollConfig, PollDuration, PollSubmission } from './poll';

export const POLL_DURATIONS: readonly PollDuration[] = [24, 72, 168];

export const POLL_LIMITS: PollConfig = { minOptions: 2, maxOptions: 4, maxOptionLength: 80, durations: POLL_DURATIONS };

export const DUPLICATE_POLL_OPTIONS = 'Two answers say the same. Change one of them.';

export function storedOptionsOf({ options }: Pick<PollSubmission, 'options'>): readonly string[] {
  return options.map((option) => option.replaceAll(/\s+/g, ' ').trim());
}

export function duplicateOptionAt(options: readonly string[]): number | null {
  const read = storedOptionsOf({ options }).map(readOptionOf);
  const at = read.findIndex((text, place) => read.indexOf(text) < place);
  return at === -1 ? null : at;
}

export function pollEndOf({ durationHours }: Pick<PollSubmission, 'durationHours'>, now: number): number {
  return now + durationHours * HOUR_MS;
}

/** Normalizes differences that readers cannot see. */
function readOptionOf(option: string): string {
  return option
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase();
}
