import type { PollConfig, PollSubmission } from '@/contract/generated/feed';
import { Problem } from '@/server/contract/problem';

/** The limits of polls; openapi/feed.yaml refuses what is beyond them. */
export const POLL_CONFIG: PollConfig = { minOptions: 2, maxOptions: 4, maxOptionLength: 80, durations: [24, 72, 168] };

const HOUR_MS = 3_600_000;

/** Returns the options as they are stored, without needless spaces. Throws 422 `poll_options_alike` for two that read the same. */
export function storedOptionsOf({ options }: PollSubmission): readonly string[] {
  const stored = options.map((text) => text.replaceAll(/\s+/g, ' ').trim());
  const seen = new Set<string>();
  for (const [index, text] of stored.entries()) {
    const read = text
      .normalize('NFKC')
      .replaceAll(/\p{Cf}/gu, '')
      .toLowerCase();
    if (seen.has(read)) {
      const message = 'Two options say the same. Change one of them.';
      throw new Problem(422, 'poll_options_alike', message, { [`poll.options.${index}`]: message });
    }
    seen.add(read);
  }
  return stored;
}

/** Returns when a poll that is posted now ends. */
export function endOf({ durationHours }: PollSubmission, now: number): Date {
  return new Date(now + durationHours * HOUR_MS);
}
