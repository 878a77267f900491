import * as v from 'valibot';
import type { CareerStatusState } from '@/core/account/career-status/career-status';
import { CAREER_TYPES, emptyCareerStatus } from '@/core/account/career-status/career-status';
import type { SuggestedAvatar } from '@/core/account/profile/anonymous-profile';
import { parseStored } from '@/core/kernel/common/parse-stored';
import type { SavedPosition } from './onboarding-state';
import { ONBOARDING_STEPS } from './steps';

export const ONBOARDING_STORAGE_KEY = 'onboardingForm';

export function careerEditKeyOf(owner: string): string {
  return `careerStatusForm.${owner}`;
}

const VERSION = 1;

export interface OnboardingDraft {
  readonly position: SavedPosition | null;
  readonly userName: string;
  readonly avatar: SuggestedAvatar | null;
  readonly career: CareerStatusState;
  /** The address of the code. The code itself is not stored. */
  readonly email: string;
  /** The service's career status at the time of the change, as one text. Empty if there was none. */
  readonly base: string;
}

/** `owner` is the public id of the user. Another user cannot read the draft. */
export function serializeOnboarding(draft: OnboardingDraft, owner: string): string {
  return JSON.stringify({ version: VERSION, owner, ...draft });
}

const text = v.fallback(v.nullable(v.string()), null);
const enteredText = v.fallback(v.string(), '');
const id = v.fallback(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), null);

const job = {
  departmentId: id,
  industryId: id,
  jobProfile: text,
  tagId: v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), 0),
  roleId: id,
};
const Working = v.object({ ...job, companyName: enteredText, jobLocation: text });
const Student = v.object({
  collegeName: enteredText,
  courseId: id,
  courseName: text,
  specializationId: id,
  specialization: text,
});
const Unemployed = v.object({ ...job, companyName: text });

const Career = v.object({
  selectedOption: v.fallback(v.nullable(v.picklist(CAREER_TYPES)), null),
  careerStatusId: id,
  working: damagedAsEmpty(Working),
  student: damagedAsEmpty(Student),
  unemployed: damagedAsEmpty(Unemployed),
});

const Position = v.object({
  step: v.picklist(ONBOARDING_STEPS),
  nestedStepIndex: v.fallback(v.picklist([0, 1]), 0),
});

const StoredOnboarding = v.object({
  version: v.literal(VERSION),
  owner: v.string(),
  position: v.fallback(v.nullable(Position), null),
  userName: enteredText,
  avatar: v.fallback(v.nullable(v.object({ avatarUri: v.string(), avatarColor: v.string() })), null),
  career: damagedAsEmpty(Career),
  email: enteredText,
  base: enteredText,
});

export function parseStoredOnboarding(stored: string | null, owner: string): OnboardingDraft | null {
  const kept = parseStored(StoredOnboarding, stored);
  if (kept === null || kept.owner !== owner) return null;
  const { position, userName, avatar, career, email, base } = kept;
  return {
    position,
    userName,
    avatar,
    career: {
      ...emptyCareerStatus,
      ...career,
      working: { ...emptyCareerStatus.working, ...career.working },
      student: { ...emptyCareerStatus.student, ...career.student },
      unemployed: { ...emptyCareerStatus.unemployed, ...career.unemployed },
    },
    email,
    base,
  };
}

function damagedAsEmpty<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(schema, v.parse(schema, {}));
}
