import * as v from 'valibot';
import { parseStored } from '@/core/kernel/common/parse-stored';
import type { AppliedOpening } from './application';
import type { HeardBackAnswer } from './heard-back.rules';
import { HEARD_BACK_ANSWERS, MAX_APPLICATIONS } from './heard-back.rules';

/** The key under which a device keeps what its guest applied for. */
export const GUEST_APPLICATIONS = 'applications.guest';

/** An opening that a guest applied for. */
export interface GuestApplication {
  readonly applicationId: string;
  readonly jobId: string;
  /** The day in India, `2026-11-20`. */
  readonly pressedOn: string;
  readonly answer: HeardBackAnswer | null;
  readonly shown: AppliedOpening;
}

const Text = v.pipe(v.string(), v.maxLength(300));
const Stored = v.pipe(
  v.array(
    v.object({
      applicationId: Text,
      jobId: Text,
      pressedOn: v.pipe(v.string(), v.isoDate()),
      answer: v.nullable(v.picklist(HEARD_BACK_ANSWERS)),
      shown: v.object({ title: Text, company: v.object({ name: Text, urlName: Text }) }),
    }),
  ),
  v.maxLength(MAX_APPLICATIONS),
);

/** Returns what a device keeps; an empty list if there is nothing, or it is damaged. */
export function parseGuestApplications(stored: string | null): readonly GuestApplication[] {
  return parseStored(Stored, stored) ?? [];
}

export function serializeGuestApplications(all: readonly GuestApplication[]): string {
  return JSON.stringify(all.slice(0, MAX_APPLICATIONS));
}
