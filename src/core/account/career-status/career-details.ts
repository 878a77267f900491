import type { Result } from '@/core/kernel/common/result';
import { fail, ok } from '@/core/kernel/common/result';
import { careerMessages } from './career-messages';
import type { StudentCareer, UnemployedCareer, WorkingCareer } from './career-status';
import type { FieldMessages } from './field-messages';
import { hasMessages, shownTextMessage, textMessage } from './field-messages';

export interface WorkingDetails {
  readonly departmentId: number;
  readonly industryId: number;
  readonly jobProfile: string;
  readonly tagId: number;
  readonly roleId: number | null;
  readonly jobLocation: string | null;
}

/** The details of an unemployed user. All may be null, since there may have been no job. */
export interface UnemployedDetails {
  readonly departmentId: number | null;
  readonly industryId: number | null;
  readonly jobProfile: string | null;
  readonly tagId: number;
  readonly roleId: number | null;
}

export interface StudentDetails {
  readonly courseId: number | null;
  readonly courseName: string;
  /** Null if the specialization is not in the list. */
  readonly specializationId: number | null;
  readonly specialization: string;
}

/** The tags are optional, because the request has defaults for them. */
type WithOptionalTags<Career extends { readonly tagId: number; readonly roleId: number | null }> = Omit<
  Career,
  'tagId' | 'roleId'
> & { readonly tagId?: number; readonly roleId?: number | null };

export function buildWorkingDetails(career: WithOptionalTags<WorkingCareer>): Result<WorkingDetails, FieldMessages> {
  const { departmentId, industryId } = career;
  const jobProfile = career.jobProfile?.trim() ?? '';
  const jobLocation = career.jobLocation?.trim() || null;
  const messages = {
    ...shownTextMessage('jobProfile', jobProfile, careerMessages.jobProfile),
    ...textMessage('jobLocation', jobLocation ?? '', null),
    ...missingId('departmentId', departmentId),
    ...missingId('industryId', industryId),
  };
  if (departmentId === null || industryId === null || hasMessages(messages)) return fail(messages);
  return ok({ departmentId, industryId, jobProfile, ...tagsOf(career), jobLocation });
}

export function buildUnemployedDetails(
  career: WithOptionalTags<UnemployedCareer>,
): Result<UnemployedDetails, FieldMessages> {
  const hadCompany = (career.companyName?.trim() ?? '') !== '';
  const { departmentId, industryId } = career;
  const jobProfile = career.jobProfile?.trim() ?? '';
  const messages = {
    ...shownTextMessage('jobProfile', jobProfile, hadCompany ? careerMessages.jobProfile : null),
    ...(hadCompany ? missingId('departmentId', departmentId) : {}),
    ...(hadCompany ? missingId('industryId', industryId) : {}),
  };
  return hasMessages(messages)
    ? fail(messages)
    : ok({ departmentId, industryId, jobProfile: jobProfile || null, ...tagsOf(career) });
}

export function buildStudentDetails(career: StudentCareer): Result<StudentDetails, FieldMessages> {
  const courseName = career.courseName?.trim() ?? '';
  const specialization = career.specialization?.trim() ?? '';
  const messages = {
    ...textMessage('courseName', courseName, careerMessages.courseName),
    ...textMessage('specialization', specialization, careerMessages.specialization),
  };
  if (hasMessages(messages)) return fail(messages);
  const ids = { courseId: positiveOrNull(career.courseId), specializationId: positiveOrNull(career.specializationId) };
  return ok({ ...ids, courseName, specialization });
}

function positiveOrNull(id: number | null | undefined): number | null {
  return id !== null && id !== undefined && id > 0 ? id : null;
}

function tagsOf({ tagId, roleId }: { readonly tagId?: number; readonly roleId?: number | null }) {
  return { tagId: tagId ?? 0, roleId: roleId ?? null };
}

function missingId(field: 'departmentId' | 'industryId', id: number | null): FieldMessages {
  return id === null ? { [field]: careerMessages[field] } : {};
}
