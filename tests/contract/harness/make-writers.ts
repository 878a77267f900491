import { studentDetails, workingDetails } from '@tests/support/career-details';
import { CareerStatusesPort } from '@/core/account/career-status/career-status.port';
import { OnboardingPort } from '@/core/account/onboarding/onboarding.port';
import { ProfilesPort } from '@/core/account/profile/profile.port';
import type { Actor } from './contract-harness';
import { successOf } from './outcomes';

export async function makeReader(person: Actor): Promise<void> {
  successOf(await person.port(OnboardingPort).completeReaderStep({ completed: true }));
}

export async function makeWorkingWriter(person: Actor, userName: string): Promise<void> {
  successOf(await person.port(ProfilesPort).saveAnonymousProfile(anAnonymousProfile(userName)));
  const companyName = 'Vaayuna Technologies';
  const career = await person
    .port(CareerStatusesPort)
    .createCareerStatus({ careerStatusType: 'working', careerData: { companyName } });
  const { careerStatusId } = successOf(career);
  successOf(
    await person.port(CareerStatusesPort).updateCareerStatus({ careerStatusId, ...workingDetails, ...STORING }),
  );
}

export async function makeStudyingWriter(person: Actor, userName: string): Promise<void> {
  successOf(await person.port(ProfilesPort).saveAnonymousProfile(anAnonymousProfile(userName)));
  const collegeName = 'Kaveri Institute of Technology';
  const career = await person
    .port(CareerStatusesPort)
    .createCareerStatus({ careerStatusType: 'student', careerData: { collegeName } });
  const { careerStatusId } = successOf(career);
  successOf(
    await person.port(CareerStatusesPort).updateCareerStatus({ careerStatusId, ...studentDetails, ...STORING }),
  );
}

export const STORING = { storing: 'PUT' } as const;

/** Lacks the key and colour of `anAnonymousProfile`, so that a new pseudonym looks different. */
export const ANOTHER_PICTURE = { avatarUri: 'kolam:77aa01c9e4d2b356', avatarColor: '#E1E1EC' };

export function anAnonymousProfile(userName: string) {
  return { userName, avatarUri: 'kolam:3f9c61d07be2a845', avatarColor: '#DCE6DF' };
}
