import type { CareerStatusState } from '@/core/career-status/career-status';
import { CAREER_TYPES, emptyCareerStatus } from '@/core/career-status/career-status';
import type { SuggestedAvatar } from '@/core/profile/anonymous-profile';
import type { SavedPosition } from './onboarding-state';
import type { OnboardingStep } from './steps';
import { ONBOARDING_STEPS } from './steps';

/** The key under which a device keeps an onboarding that is under way. */
export const ONBOARDING_STORAGE_KEY = 'onboardingForm';

const VERSION = 1;

/** What somebody has typed and where they are, for the time after a reload. */
export interface TypedOnboarding {
  readonly position: SavedPosition | null;
  readonly userName: string;
  readonly avatar: SuggestedAvatar | null;
  readonly career: CareerStatusState;
  /** The work or college address; the code that goes there is not kept. */
  readonly email: string;
}

/** The text to keep. `owner` is the public id of the person; nobody else gets it back. */
export function serializeOnboarding(typed: TypedOnboarding, owner: string): string {
  return JSON.stringify({ version: VERSION, owner, ...typed });
}

/** What was kept; null where there is nothing, or it is another person's, of another version, or damaged. */
export function parseStoredOnboarding(stored: string | null, owner: string): TypedOnboarding | null {
  const kept = stored === null ? null : recordOf(parseJson(stored));
  if (kept === null || kept.version !== VERSION || kept.owner !== owner) return null;
  return {
    position: positionOf(kept.position),
    userName: textOf(kept.userName) ?? '',
    avatar: avatarOf(kept.avatar),
    career: careerOf(kept.career),
    email: textOf(kept.email) ?? '',
  };
}

function positionOf(value: unknown): SavedPosition | null {
  const kept = recordOf(value);
  const step = stepOf(kept?.step);
  return step === null ? null : { step, nestedStepIndex: kept?.nestedStepIndex === 1 ? 1 : 0 };
}

function stepOf(value: unknown): OnboardingStep | null {
  return ONBOARDING_STEPS.find((step) => step === value) ?? null;
}

function avatarOf(value: unknown): SuggestedAvatar | null {
  const kept = recordOf(value);
  const avatarUri = textOf(kept?.avatarUri);
  const avatarColor = textOf(kept?.avatarColor);
  return avatarUri === null || avatarColor === null ? null : { avatarUri, avatarColor };
}

/** What is typed of a career; what the services say of it (verification, addresses) comes from them again. */
function careerOf(value: unknown): CareerStatusState {
  const kept = recordOf(value) ?? {};
  const working = recordOf(kept.working) ?? {};
  const student = recordOf(kept.student) ?? {};
  const unemployed = recordOf(kept.unemployed) ?? {};
  return {
    ...emptyCareerStatus,
    selectedOption: CAREER_TYPES.find((type) => type === kept.selectedOption) ?? null,
    careerStatusId: idOf(kept.careerStatusId),
    working: {
      ...emptyCareerStatus.working,
      ...jobOf(working),
      companyName: textOf(working.companyName) ?? '',
      jobLocation: textOf(working.jobLocation),
    },
    student: {
      ...emptyCareerStatus.student,
      collegeName: textOf(student.collegeName) ?? '',
      courseId: idOf(student.courseId),
      courseName: textOf(student.courseName),
      specializationId: idOf(student.specializationId),
      specialization: textOf(student.specialization),
    },
    unemployed: { ...emptyCareerStatus.unemployed, ...jobOf(unemployed), companyName: textOf(unemployed.companyName) },
  };
}

function jobOf(kept: Readonly<Record<string, unknown>>) {
  return {
    departmentId: idOf(kept.departmentId),
    industryId: idOf(kept.industryId),
    jobProfile: textOf(kept.jobProfile),
    tagId: idOf(kept.tagId) ?? 0,
    roleId: idOf(kept.roleId),
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function idOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}
