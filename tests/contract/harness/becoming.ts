import type { Actor } from './contract-harness';
import { successOf } from './outcomes';

/** Takes the reader step. */
export async function becomeReader(person: Actor): Promise<void> {
  successOf(await person.onboarding.completeReaderStep({ completed: true }));
}

/** Chooses a pseudonym and tells of a job. */
export async function becomeWorkingWriter(person: Actor, userName: string): Promise<void> {
  successOf(await person.profiles.saveAnonymousProfile(anAnonymousProfile(userName)));
  const companyName = 'Vaayuna Technologies';
  const career = await person.careers.createCareerStatus({ careerStatusType: 'working', careerData: { companyName } });
  const { careerStatusId } = successOf(career);
  successOf(await person.careers.updateCareerStatus({ careerStatusId }, workingDetails, PUT));
}

/** Chooses a pseudonym and tells of studies. */
export async function becomeStudyingWriter(person: Actor, userName: string): Promise<void> {
  successOf(await person.profiles.saveAnonymousProfile(anAnonymousProfile(userName)));
  const collegeName = 'Kaveri Institute of Technology';
  const career = await person.careers.createCareerStatus({ careerStatusType: 'student', careerData: { collegeName } });
  const { careerStatusId } = successOf(career);
  successOf(await person.careers.updateCareerStatus({ careerStatusId }, studentDetails, PUT));
}

/** The header that makes an update of a career status. */
export const PUT = { 'x-http-method-override': 'PUT' } as const;

/** Complete details of a held job. */
export const workingDetails = {
  departmentId: 1,
  industryId: 1,
  jobProfile: 'Software Engineer',
  tagId: 0,
  roleId: null,
  jobLocation: 'Bengaluru',
} as const;

/** Complete details of studies. */
export const studentDetails = {
  courseId: 1,
  courseName: 'B.Tech',
  specializationId: 1,
  specialization: 'Computer Science',
} as const;

/** A pseudonym with an avatar. */
export function anAnonymousProfile(userName: string) {
  return { userName, avatarUri: 'kolam:peepal-7', avatarColor: '#DCE6DF' };
}
