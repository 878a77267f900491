import * as v from 'valibot';
import { parseStored } from '@/core/kernel/common/parse-stored';
import type { AppliedOpening } from './application';
import type { HeardBackAnswer } from './heard-back.rules';
import { HEARD_BACK_ANSWERS, MAX_APPLICATIONS } from './heard-back.rules';

export const GUEST_APPLICATIONS_KEY = 'applications.guest';

export interface GuestApplication {
  readonly applicationId: string;
  readonly jobId: string;
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
      shown: v.object({
        title: Text,
        company: v.object({ urlName: Text, name: Text, logo: v.optional(v.nullable(v.string()), null) }),
      }),
    }),
  ),
  v.maxLength(MAX_APPLICATIONS),
);

export function parseGuestApplications(stored: string | null): readonly GuestApplication[] {
  return parseStored(Stored, stored) ?? [];
}

export function serializeGuestApplications(all: readonly GuestApplication[]): string {
  return JSON.stringify(all.slice(0, MAX_APPLICATIONS));
}
