import { studentDetails, workingDetails } from '@tests/support/career-details';
import { describe, expect, it } from 'vitest';
import { CareerStatusesPort } from '@/core/account/career-status/career-status.port';
import { MyProfilePort } from '@/core/account/my-profile/my-profile.port';
import { ProfilesPort } from '@/core/account/profile/profile.port';
import { UserFeedbackPort } from '@/core/account/settings/feedback.port';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { anAnonymousProfile, STORING } from './harness/make-writers';
import { failureOf, successOf } from './harness/outcomes';
import { aJob, studies } from './rules/experiences.cases';

interface RefusedText {
  readonly field: string;
  readonly store: (person: Actor, text: string) => Promise<Result<unknown, Failure>>;
  readonly takesJoiners?: false;
}

const mine = (person: Actor) => person.port(MyProfilePort);
const careers = (person: Actor) => person.port(CareerStatusesPort);

async function aCareerOf(person: Actor, type: 'working' | 'student' | 'unemployed') {
  const careerData = type === 'student' ? { collegeName: 'Kaveri Institute' } : { companyName: 'Vaayuna Technologies' };
  const choice = { careerStatusType: type, careerData } as Parameters<CareerPort['createCareerStatus']>[0];
  return { careerStatusId: successOf(await careers(person).createCareerStatus(choice)).careerStatusId };
}

type CareerPort = ReturnType<typeof careers>;

const begins =
  (careerStatusType: 'working' | 'student' | 'unemployed', name: 'companyName' | 'collegeName') =>
  (person: Actor, text: string) =>
    careers(person).createCareerStatus({ careerStatusType, careerData: { [name]: text } } as Parameters<
      CareerPort['createCareerStatus']
    >[0]);

const adds = {
  work: (change: (text: string) => Partial<typeof aJob>) => (person: Actor, text: string) =>
    mine(person).addWorkExperience({ ...aJob, ...change(text) }),
  studies: (change: (text: string) => Partial<typeof studies>) => (person: Actor, text: string) =>
    mine(person).addEducation({ ...studies, ...change(text) }),
};
const changes = {
  work: (change: (text: string) => Partial<typeof aJob>) => async (person: Actor, text: string) => {
    const { id: experienceId } = successOf(await mine(person).addWorkExperience(aJob));
    return mine(person).changeWorkExperience({ experienceId, ...aJob, ...change(text) });
  },
  studies: (change: (text: string) => Partial<typeof studies>) => async (person: Actor, text: string) => {
    const { id: experienceId } = successOf(await mine(person).addEducation(studies));
    return mine(person).changeEducation({ experienceId, ...studies, ...change(text) });
  },
};

export const refusedTexts: readonly RefusedText[] = [
  {
    field: 'saveAnonymousProfile.userName',
    store: (person, userName) => person.port(ProfilesPort).saveAnonymousProfile(anAnonymousProfile(userName)),
    takesJoiners: false,
  },
  { field: 'saveBasicDetails.name', store: (person, name) => mine(person).saveBasicDetails({ name }) },
  {
    field: 'saveBasicDetails.profileBio',
    store: (person, profileBio) => mine(person).saveBasicDetails({ profileBio }),
  },
  ...(['companyName', 'jobProfile', 'location'] as const).flatMap((name) => [
    { field: `addWorkExperience.${name}`, store: adds.work((text) => ({ [name]: text })) },
    { field: `changeWorkExperience.${name}`, store: changes.work((text) => ({ [name]: text })) },
  ]),
  ...(['courseName', 'specialization', 'collegeName'] as const).flatMap((name) => [
    { field: `addEducation.${name}`, store: adds.studies((text) => ({ [name]: text })) },
    { field: `changeEducation.${name}`, store: changes.studies((text) => ({ [name]: text })) },
  ]),
  { field: 'createCareerStatus.careerData.companyName', store: begins('working', 'companyName') },
  { field: 'createCareerStatus.careerData.collegeName', store: begins('student', 'collegeName') },
  ...(['jobProfile', 'jobLocation'] as const).map((name) => ({
    field: `updateCareerStatus.${name}`,
    store: async (person: Actor, text: string) =>
      careers(person).updateCareerStatus({
        ...(await aCareerOf(person, 'working')),
        ...workingDetails,
        [name]: text,
        ...STORING,
      }),
  })),
  ...(['courseName', 'specialization'] as const).map((name) => ({
    field: `updateCareerStatus.${name}`,
    store: async (person: Actor, text: string) =>
      careers(person).updateCareerStatus({
        ...(await aCareerOf(person, 'student')),
        ...studentDetails,
        [name]: text,
        ...STORING,
      }),
  })),
  {
    field: 'updateUnemployedCareerStatus.jobProfile',
    store: async (person, jobProfile) =>
      careers(person).updateUnemployedCareerStatus({
        ...(await aCareerOf(person, 'unemployed')),
        departmentId: 1,
        industryId: 1,
        jobProfile,
        tagId: 0,
        roleId: null,
      }),
  },
  {
    field: 'saveFeedback.comment',
    store: (person, comment) => person.port(UserFeedbackPort).saveFeedback({ touchpoint: 'help', rating: 3, comment }),
  },
];

const UNSEEN = ['Vaa\u202Eyuna', 'Vaa\u200Byuna', 'Vaa\u2066yuna', 'Vaa\u200Dyuna', 'Vaa\uFEFFyuna', 'Vaa\u00ADyuna'];
/** Hindi and Malayalam words with joiners, and an Urdu one. */
const JOINED = ['दऱ्‍या', 'അവന്‍', 'بے‌شک'];

export const unseenSignsContract: Contract = (harness) => {
  describe.each(refusedTexts)('$field', ({ field, store, takesJoiners = true }) => {
    it('is refused with signs that nobody sees, with a sentence at the field', async () => {
      const person = await harness().newcomer();
      const path = field.slice(field.indexOf('.') + 1);
      for (const text of UNSEEN) {
        const { status, fields } = failureOf(await store(person, text));
        expect([text, status, Object.keys(fields)]).toEqual([text, 400, [path]]);
      }
    });

    it.runIf(takesJoiners)('takes the joiners of Indian words', async () => {
      const person = await harness().newcomer();
      for (const text of JOINED) successOf(await store(person, text));
    });
  });
};
