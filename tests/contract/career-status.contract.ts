import { aSubmission } from '@tests/support/a-submission';
import { studentDetails, workingDetails } from '@tests/support/career-details';
import { describe, expect, it } from 'vitest';
import type { CareerStatusChoice } from '@/core/account/career-status/career-choice';
import { CareerStatusesPort } from '@/core/account/career-status/career-status.port';
import { ProfilesPort } from '@/core/account/profile/profile.port';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { STORING } from './harness/make-writers';
import { expectNotSignedIn, expectRefusal, failureOf, successOf } from './harness/outcomes';
import { aKey, submit } from './harness/submissions';

const working: CareerStatusChoice = {
  careerStatusType: 'working',
  careerData: { companyName: 'Vaayuna Technologies' },
};
const student: CareerStatusChoice = {
  careerStatusType: 'student',
  careerData: { collegeName: 'Kaveri Institute of Technology' },
};
const unemployed: CareerStatusChoice = { careerStatusType: 'unemployed', careerData: {} };
const lastJob = { departmentId: 1, industryId: 1, jobProfile: 'Nurse', tagId: 0, roleId: null } as const;
const notVerified = { verified: '', verificationSource: '' } as const;

export const careerStatusContract: Contract = (harness) => {
  async function aUserWith(choice: CareerStatusChoice): Promise<{ person: Actor; careerStatusId: number }> {
    const person = await harness().newcomer();
    const { careerStatusId } = successOf(await person.port(CareerStatusesPort).createCareerStatus(choice));
    return { person, careerStatusId };
  }

  describe('telling what one does', () => {
    it('[API-USER-CAREER-CREATE] [ST-CAREER-201] answers the status of a working person, a student and an unemployed one', async () => {
      const careers = (await harness().newcomer()).port(CareerStatusesPort);
      const first = successOf(await careers.createCareerStatus(working));
      expect(first).toMatchObject({
        ...notVerified,
        careerStatusId: expect.any(Number),
        careerStatus: {
          type: 'working',
          working: { companyName: 'Vaayuna Technologies', jobProfile: null, tagId: 0, roleId: null, workEmail: null },
          student: null,
          unemployed: null,
        },
      });
      const second = successOf(await careers.createCareerStatus({ ...student, isEditFlow: true }));
      expect(second.careerStatus).toMatchObject({
        type: 'student',
        working: null,
        student: { collegeName: 'Kaveri Institute of Technology', courseName: null },
      });
      const third = successOf(await careers.createCareerStatus({ ...unemployed, isEditFlow: true }));
      expect(third.careerStatus).toMatchObject({ type: 'unemployed', unemployed: { companyName: null } });
    });

    it('is for somebody who is signed in', async () => {
      const careers = harness().as('guest').port(CareerStatusesPort);
      const path = { careerStatusId: 1 };
      const code = { email: 'asha@vaayuna.example', careerStatusId: 1 };
      expectNotSignedIn(await careers.createCareerStatus(working));
      expectNotSignedIn(await careers.updateCareerStatus({ ...path, ...workingDetails, ...STORING }));
      expectNotSignedIn(await careers.updateUnemployedCareerStatus({ ...path, ...lastJob }));
      expectNotSignedIn(await careers.suggestCareers({}));
      expectNotSignedIn(await careers.sendVerificationCode(code));
      expectNotSignedIn(await careers.verifyCode({ ...code, otp: '123456' }));
    });
  });

  describe('the details', () => {
    it('[API-USER-CAREER-UPDATE] of a job and of studies are stored', async () => {
      const job = await aUserWith(working);
      const stored = await job.person
        .port(CareerStatusesPort)
        .updateCareerStatus({ careerStatusId: job.careerStatusId, ...workingDetails, ...STORING });
      expect(successOf(stored)).toEqual({ ...notVerified, nextStep: 'Verification' });
      const profile = successOf(await job.person.port(ProfilesPort).getProfile());
      expect(profile.careerStatus?.working).toMatchObject(workingDetails);

      const studies = await aUserWith(student);
      successOf(
        await studies.person
          .port(CareerStatusesPort)
          .updateCareerStatus({ careerStatusId: studies.careerStatusId, ...studentDetails, ...STORING }),
      );
      const { careerStatus } = successOf(await studies.person.port(ProfilesPort).getProfile());
      expect(careerStatus?.student).toMatchObject(studentDetails);
      const typed = { courseId: null, courseName: 'B.Kites', specializationId: null, specialization: 'Kite physics' };
      const { careerStatusId } = studies;
      successOf(
        await studies.person.port(CareerStatusesPort).updateCareerStatus({ careerStatusId, ...typed, ...STORING }),
      );
      expect(successOf(await studies.person.port(ProfilesPort).getProfile()).careerStatus?.student).toMatchObject(
        typed,
      );
    });

    it('[API-USER-CAREER-UNEMPLOYED] of the last job have a call of their own', async () => {
      const { person, careerStatusId } = await aUserWith({
        careerStatusType: 'unemployed',
        careerData: { companyName: 'Sagarmatha Health' },
      });
      const stored = await person.port(CareerStatusesPort).updateUnemployedCareerStatus({ careerStatusId, ...lastJob });
      expect(successOf(stored)).toEqual({ ...notVerified, nextStep: 'OnboardingCompleted' });
      const { careerStatus } = successOf(await person.port(ProfilesPort).getProfile());
      expect(careerStatus?.unemployed).toMatchObject({ companyName: 'Sagarmatha Health', ...lastJob });
    });

    it('make a writer together with a pseudonym', async () => {
      const { person, careerStatusId } = await aUserWith(working);
      successOf(
        await person.port(ProfilesPort).saveAnonymousProfile({
          userName: 'CoastalKoel',
          avatarUri: 'kolam:9e04d7a1c65b38f2',
          avatarColor: '#EFDEDF',
        }),
      );
      expect(successOf(await person.port(ProfilesPort).getProfile()).isWriter).toBe(false);
      successOf(
        await person.port(CareerStatusesPort).updateCareerStatus({ careerStatusId, ...workingDetails, ...STORING }),
      );
      expect(successOf(await person.port(ProfilesPort).getProfile())).toMatchObject({ isReader: true, isWriter: true });
    });

    it('are refused where the status is somebody else’s or of another type, or a choice is not in the lists', async () => {
      const job = await aUserWith(working);
      const other = await aUserWith(student);
      const careers = job.person.port(CareerStatusesPort);
      const foreign = await careers.updateCareerStatus({
        careerStatusId: other.careerStatusId,
        ...workingDetails,
        ...STORING,
      });
      expectRefusal(foreign, 'notFound', 'career_status_not_found');
      const studies = await careers.updateCareerStatus({
        careerStatusId: job.careerStatusId,
        ...studentDetails,
        ...STORING,
      });
      expectRefusal(studies, 'invalid', 'career_type_mismatch');
      const none = await careers.updateUnemployedCareerStatus({ careerStatusId: job.careerStatusId, ...lastJob });
      expectRefusal(none, 'invalid', 'career_type_mismatch');
      const department = await careers.updateCareerStatus({
        careerStatusId: job.careerStatusId,
        ...workingDetails,
        departmentId: 999,
        ...STORING,
      });
      expectRefusal(department, 'invalid', 'department_not_found');
      const industry = await careers.updateCareerStatus({
        careerStatusId: job.careerStatusId,
        ...workingDetails,
        industryId: 999,
        ...STORING,
      });
      expectRefusal(industry, 'invalid', 'industry_not_found');
      expect(Object.keys(failureOf(industry).fields)).toEqual(['industryId']);
      expect((await careers.updateCareerStatus({ careerStatusId: job.careerStatusId, ...workingDetails })).ok).toBe(
        false,
      );
    });
  });

  describe('two devices that change a career status at once', () => {
    it('do not mix: details for the company of one are not stored for that of the other', async () => {
      const { person, careerStatusId: first } = await aUserWith(working);
      const careers = person.port(CareerStatusesPort);
      const elsewhere = { careerStatusType: 'working', careerData: { companyName: 'Rathayana Motors' } } as const;
      const { careerStatusId: second } = successOf(
        await careers.createCareerStatus({ ...elsewhere, isEditFlow: true }),
      );
      const late = await careers.updateCareerStatus({ careerStatusId: first, ...workingDetails, ...STORING });
      expectRefusal(late, 'notFound', 'career_status_not_found');
      const { careerStatus } = successOf(await person.port(ProfilesPort).getProfile());
      expect(careerStatus?.working).toMatchObject({ companyName: 'Rathayana Motors', jobProfile: null });
      successOf(await careers.updateCareerStatus({ careerStatusId: second, ...workingDetails, ...STORING }));
      const same = successOf(await careers.createCareerStatus({ ...elsewhere, isEditFlow: true }));
      expect(same.careerStatusId).toBe(second);
    });
  });

  describe('a text that others read', () => {
    const fieldsOf = (answer: Parameters<typeof failureOf>[0]) => failureOf(answer).fields;

    it('is refused at its field where it hides, claims or hurts', async () => {
      const { person, careerStatusId } = await aUserWith(working);
      const careers = person.port(CareerStatusesPort);
      const titled = async (jobProfile: string) =>
        fieldsOf(await careers.updateCareerStatus({ careerStatusId, ...workingDetails, jobProfile, ...STORING }));
      expect(await titled('CEO (verified ✓)')).toEqual({ jobProfile: expect.stringContaining('“verified”') });
      expect(await titled('Official Team')).toEqual({ jobProfile: expect.stringContaining('official account') });
      expect(await titled('Nurse \u202E')).toEqual({ jobProfile: expect.stringContaining('invisible') });
      expect(await titled('Chutiya')).toEqual({ jobProfile: expect.stringContaining('hurt') });
      const placed = async (companyName: string) =>
        fieldsOf(await careers.createCareerStatus({ careerStatusType: 'working', careerData: { companyName } }));
      expect(Object.keys(await placed('Tarakki Team'))).toEqual(['careerData.companyName']);
      expect(Object.keys(await placed('Vaayuna ✔'))).toEqual(['careerData.companyName']);
      const college = await careers.createCareerStatus({
        careerStatusType: 'student',
        careerData: { collegeName: 'Kaveri\u200B Institute' },
      });
      expect(Object.keys(fieldsOf(college))).toEqual(['careerData.collegeName']);
      successOf(
        await careers.updateCareerStatus({ careerStatusId, ...workingDetails, jobProfile: 'HR Admin', ...STORING }),
      );
    });

    it('is refused as the title of the last job, too', async () => {
      const { person, careerStatusId } = await aUserWith(unemployed);
      const last = { ...lastJob, jobProfile: 'Moderator' };
      const answer = await person.port(CareerStatusesPort).updateUnemployedCareerStatus({ careerStatusId, ...last });
      expect(Object.keys(fieldsOf(answer))).toEqual(['jobProfile']);
    });
  });

  describe('checking again', () => {
    it('[API-USER-CAREER-RECHECK] answers the verification and changes nothing', async () => {
      const { person, careerStatusId } = await aUserWith(working);
      successOf(
        await person.port(CareerStatusesPort).updateCareerStatus({ careerStatusId, ...workingDetails, ...STORING }),
      );
      const before = successOf(await person.port(ProfilesPort).getProfile());
      const checked = await person.port(CareerStatusesPort).updateCareerStatus({ careerStatusId, ...working });
      expect(successOf(checked)).toEqual({ ...notVerified, nextStep: null });
      expect(successOf(await person.port(ProfilesPort).getProfile())).toEqual(before);
      const mismatch = await person.port(CareerStatusesPort).updateCareerStatus({ careerStatusId, ...student });
      expectRefusal(mismatch, 'invalid', 'career_type_mismatch');
    });
  });

  describe('the suggestions', () => {
    it('[API-USER-CAREER-SUGGEST] are what is known, asked for without, with one and with both parameters', async () => {
      const empty = await harness().newcomer();
      expect(successOf(await empty.port(CareerStatusesPort).suggestCareers({}))).toEqual({ suggestions: [] });
      const { person, careerStatusId } = await aUserWith(working);
      const careers = person.port(CareerStatusesPort);
      const known = { suggestions: [{ companyName: 'Vaayuna Technologies' }] };
      expect(successOf(await careers.suggestCareers({}))).toEqual(known);
      expect(successOf(await careers.suggestCareers({ careerStatusId }))).toEqual(known);
      expect(successOf(await careers.suggestCareers({ careerStatusType: 'working' }))).toEqual(known);
      expect(successOf(await careers.suggestCareers({ careerStatusId, careerStatusType: 'student' }))).toEqual({
        suggestions: [],
      });
    });
  });

  describe('a code by mail', () => {
    it('[API-USER-OTP-GENERATE] goes to a work address, not to a free mail provider', async () => {
      const { person, careerStatusId } = await aUserWith(working);
      const email = 'asha.one@vaayuna.example';
      const sent = successOf(await person.port(CareerStatusesPort).sendVerificationCode({ email, careerStatusId }));
      expect(sent.message).toContain('vaayuna.example');
      expect(sent.message).not.toContain('asha.one');
      expect(Date.parse(sent.expiresAt)).not.toBeNaN();
      expect(await harness().mailedCode(email)).toMatch(/^\d{6}$/);
      const free = await person
        .port(CareerStatusesPort)
        .sendVerificationCode({ email: 'asha@gmail.com', careerStatusId });
      expectRefusal(free, 'invalid', 'free_mail');
      expect(Object.keys(failureOf(free).fields)).toEqual(['email']);
    });

    it('[API-USER-OTP-VERIFY] verifies with the right code only, once', async () => {
      const { person, careerStatusId } = await aUserWith(working);
      const email = 'asha.two@vaayuna.example';
      const careers = person.port(CareerStatusesPort);
      successOf(await careers.sendVerificationCode({ email, careerStatusId }));
      const otp = await harness().mailedCode(email);
      const wrong = otp === '111111' ? '222222' : '111111';
      expectRefusal(await careers.verifyCode({ email, otp: wrong, careerStatusId }), 'invalid', 'code_wrong');
      const proof = { email, otp, careerStatusId };
      expect(successOf(await careers.verifyCode(proof))).toEqual({ verified: 'VERIFIED', verificationSource: 'email' });
      const { careerStatus } = successOf(await person.port(ProfilesPort).getProfile());
      expect(careerStatus?.working).toMatchObject({ verified: 'VERIFIED', source: 'email', workEmail: email });
      expectRefusal(await careers.verifyCode(proof), 'invalid', 'code_expired');
    });

    it('proves one account with an address at a time', async () => {
      const [first, second] = [await aUserWith(working), await aUserWith(working)];
      const email = 'asha.once@vaayuna.example';
      const prove = async ({ person, careerStatusId }: typeof first, address = email) => {
        const careers = person.port(CareerStatusesPort);
        successOf(await careers.sendVerificationCode({ email: address, careerStatusId }));
        return careers.verifyCode({ email: address, otp: await harness().mailedCode(address), careerStatusId });
      };
      successOf(await prove(first));
      expectRefusal(await prove(second), 'invalid', 'address_taken');
      expectRefusal(await prove(second, 'asha.once+2@vaayuna.example'), 'invalid', 'address_taken');
      expect(successOf(await second.person.port(ProfilesPort).getProfile()).careerStatus?.working).toMatchObject({
        verified: '',
      });
      successOf(await prove(first));
      successOf(await prove(first, 'asha.next@vaayuna.example'));
      successOf(await prove(second));
    });

    it('shows beside the name on what is written from then on, and changes the tag of the profiles', async () => {
      const writer = harness().as('writer');
      const guest = harness().as('guest');
      const careers = writer.port(CareerStatusesPort);
      const shown = async () => successOf(await writer.port(ProfilesPort).listPseudoProfiles());
      const proofs = async () =>
        successOf(await guest.port(FeedReadingPort).listFeed({ limit: 2 })).items.map(({ author }) => author.proof);
      successOf(await submit(writer, aSubmission(), aKey()));
      const before = await shown();
      expect(before.profilesAvailable.map(({ profileData }) => profileData.proof)).toEqual([null, null]);
      const { careerStatusId } = successOf(await writer.port(ProfilesPort).getProfile());
      if (careerStatusId === null) throw new Error('The writer has a career status.');
      const email = 'asha.mark@vaayuna.example';
      successOf(await careers.sendVerificationCode({ email, careerStatusId }));
      successOf(await careers.verifyCode({ email, otp: await harness().mailedCode(email), careerStatusId }));
      const after = await shown();
      expect(after.profilesAvailable.map(({ profileData }) => profileData.proof)).toEqual(['WORK_EMAIL', 'WORK_EMAIL']);
      expect(after.profileTag).not.toBe(before.profileTag);
      successOf(await submit(writer, aSubmission({ content: 'Now with a mark.' }), aKey()));
      expect(await proofs()).toEqual(['WORK_EMAIL', null]);
    });

    it('verifies in part where the company’s domain is not the address’s', async () => {
      const { person, careerStatusId } = await aUserWith({
        careerStatusType: 'working',
        careerData: { companyName: 'Neelgiri Textiles' },
      });
      const email = 'asha@neelgiri.example';
      successOf(await person.port(CareerStatusesPort).sendVerificationCode({ email, careerStatusId }));
      const otp = await harness().mailedCode(email);
      const verified = successOf(await person.port(CareerStatusesPort).verifyCode({ email, otp, careerStatusId }));
      expect(verified).toEqual({ verified: 'PARTIAL_VERIFIED', verificationSource: 'email' });
    });

    it('is no good after ten minutes, after five wrong tries, for another address, nor when a new one was sent', async () => {
      const { person, careerStatusId } = await aUserWith(working);
      const own = 'asha.three@vaayuna.example';
      const send = async (email = own) =>
        successOf(await person.port(CareerStatusesPort).sendVerificationCode({ email, careerStatusId }));
      const verify = (otp: string, email = own) =>
        person.port(CareerStatusesPort).verifyCode({ email, otp, careerStatusId });
      await send();
      const first = await harness().mailedCode(own);
      harness().pass(601_000);
      expectRefusal(await verify(first), 'invalid', 'code_expired');
      await send();
      const second = await harness().mailedCode(own);
      const wrong = second === '111111' ? '222222' : '111111';
      for (let tries = 0; tries < 5; tries += 1) expectRefusal(await verify(wrong), 'invalid', 'code_wrong');
      expectRefusal(await verify(second), 'invalid', 'code_expired');

      await send();
      const third = await harness().mailedCode(own);
      expectRefusal(await verify(third, 'kabir@vaayuna.example'), 'invalid', 'code_wrong');
      await send('asha.other@vaayuna.example');
      expectRefusal(await verify(third), 'invalid', 'code_wrong');
    });

    it('comes five times an hour at the most', async () => {
      const { person, careerStatusId } = await aUserWith(working);
      const ask = { email: 'asha.four@vaayuna.example', careerStatusId };
      for (let count = 0; count < 5; count += 1)
        successOf(await person.port(CareerStatusesPort).sendVerificationCode(ask));
      expectRefusal(await person.port(CareerStatusesPort).sendVerificationCode(ask), 'tooMany', 'too_many_requests');
      harness().pass(3_601_000);
      successOf(await person.port(CareerStatusesPort).sendVerificationCode(ask));
    });

    it('is refused for somebody else’s status and for somebody unemployed', async () => {
      const job = await aUserWith(working);
      const none = await aUserWith(unemployed);
      const email = 'asha@vaayuna.example';
      const foreign = await job.person
        .port(CareerStatusesPort)
        .sendVerificationCode({ email, careerStatusId: none.careerStatusId });
      expectRefusal(foreign, 'notFound', 'career_status_not_found');
      const mismatch = await none.person
        .port(CareerStatusesPort)
        .sendVerificationCode({ email, careerStatusId: none.careerStatusId });
      expectRefusal(mismatch, 'invalid', 'career_type_mismatch');
      const wrong = { email, otp: '123456', careerStatusId: none.careerStatusId };
      expectRefusal(await job.person.port(CareerStatusesPort).verifyCode(wrong), 'notFound', 'career_status_not_found');
    });
  });
};
