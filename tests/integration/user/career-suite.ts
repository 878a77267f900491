import { studentDetails, workingDetails } from '@tests/support/career-details';
import { describe, expect, it } from 'vitest';
import { serviceDocuments } from '@/contract/generated/documents';
import type { Client } from '../harness/client';
import type { Person, World } from '../harness/world';
import { anAnonymousProfile } from '../harness/world';

const working = { careerStatusType: 'working', careerData: { companyName: 'Vaayuna Technologies' } };
const student = { careerStatusType: 'student', careerData: { collegeName: 'Kaveri Institute of Technology' } };
const unemployed = { careerStatusType: 'unemployed', careerData: {} };
const { jobLocation: _location, ...lastJob } = workingDetails;

const create = (client: Client, choice: object) => client.post('/api/user/user/career-status', choice);
const update = (client: Client, id: number, details: object) =>
  client.post(`/api/user/user/career-status/${id}`, details, { 'x-http-method-override': 'PUT' });
const updateUnemployed = (client: Client, id: number, details: object) =>
  client.post(`/api/user/user/career-status/unemployed/${id}`, details, { 'x-http-method-override': 'PUT' });
const recheck = (client: Client, id: number, choice: object) =>
  client.post(`/api/user/user/career-status/${id}`, choice);
const profileOf = async (person: Person) => (await person.get('/api/user/user/profile')).body;
const membersOf = (schema: string): readonly string[] =>
  Object.keys(Object(serviceDocuments.user.components?.schemas?.[schema]?.properties)).sort();

export function careerSuite(world: () => World): void {
  const begun = async (choice: object): Promise<[Person, number]> => {
    const person = await world().user();
    return [person, (await create(person, choice)).body.careerStatusId];
  };

  describe('createCareerStatus', () => {
    it('[EM-CAREER-STATUS] knows exactly three types', () => {
      expect(serviceDocuments.user.components?.schemas?.CareerStatusType?.enum).toEqual([
        'student',
        'working',
        'unemployed',
      ]);
    });

    it('[EN-CAREER-WORKING] [EN-CAREER-UNEMPLOYED] [EN-CAREER-STUDENT] [EN-CAREER-VERIFIED] [EN-CAREER-EMAIL] has the members of its type', async () => {
      const job = ['companyName', 'departmentId', 'industryId', 'jobProfile', 'tagId', 'roleId'];
      const verification = ['verified', 'source'];
      expect(membersOf('WorkingCareer')).toEqual([...job, 'jobLocation', 'workEmail', ...verification].sort());
      expect(membersOf('UnemployedCareer')).toEqual([...job, 'workEmail', ...verification].sort());
      const studies = ['collegeName', 'courseId', 'courseName', 'specializationId', 'specialization'];
      expect(membersOf('StudentCareer')).toEqual([...studies, 'studentEmail', ...verification].sort());
      const [person, id] = await begun(unemployed);
      const refused = await updateUnemployed(person, id, workingDetails);
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['jobLocation']]);
    });

    it('keeps everything when the same is said again, and empties it when something else is', async () => {
      const writer = await world().writer();
      const before = await profileOf(writer);
      await create(writer, working);
      expect(await profileOf(writer)).toEqual(before);
      await create(writer, { ...working, careerData: { companyName: 'Neelgiri Textiles' }, isEditFlow: true });
      expect((await profileOf(writer)).careerStatus.working).toMatchObject({
        companyName: 'Neelgiri Textiles',
        industryId: 2,
        departmentId: null,
        jobProfile: null,
      });
    });

    it.each([
      ['no company', { ...working, careerData: {} }],
      ['a blank company', { ...working, careerData: { companyName: ' ' } }],
      ['a college for a working person', { ...working, careerData: student.careerData }],
      ['an unknown type', { ...working, careerStatusType: 'retired' }],
      ['isEditFlow false', { ...working, isEditFlow: false }],
      ['a role of one’s own', { ...working, isWriter: true }],
    ])('refuses %s', async (_what, choice) => {
      const { status, body } = await create(await world().user(), choice);
      expect([status, body.code]).toEqual([400, 'validation_failed']);
    });
  });

  describe('updateCareerStatus', () => {
    it('stores those of a student, whose course need not be in the list', async () => {
      const [person, id] = await begun(student);
      expect((await update(person, id, { ...studentDetails, courseId: null })).body.nextStep).toBe('Verification');
      expect((await profileOf(person)).careerStatus.student).toMatchObject({ ...studentDetails, courseId: null });
    });

    it('refuses what is of another type or another user’s at the path of the unemployed, and malformed details', async () => {
      const [person, id] = await begun(working);
      const [other] = await begun(working);
      const [jobless, joblessId] = await begun(unemployed);
      for (const [answer, status, code] of [
        [await update(jobless, joblessId, workingDetails), 422, 'career_type_mismatch'],
        [await updateUnemployed(jobless, joblessId, { ...lastJob, departmentId: 99 }), 422, 'department_not_found'],
        [await updateUnemployed(jobless, joblessId, { ...lastJob, industryId: 99 }), 422, 'industry_not_found'],
        [await recheck(other, id, working), 404, 'career_status_not_found'],
        [await updateUnemployed(other, joblessId, lastJob), 404, 'career_status_not_found'],
        [await update(await world().user(), 1, workingDetails), 404, 'career_status_not_found'],
        [await recheck(person, id, workingDetails), 400, 'validation_failed'],
        [await update(person, id, working), 400, 'validation_failed'],
        [await update(person, id, {}), 400, 'validation_failed'],
        [await update(person, id, { ...workingDetails, verified: 'VERIFIED' }), 400, 'validation_failed'],
        [await updateUnemployed(person, 0, lastJob), 400, 'validation_failed'],
      ] as const) {
        expect([answer.status, answer.body.code]).toEqual([status, code]);
      }
      expect((await profileOf(person)).careerStatus.working.departmentId).toBeNull();
    });
  });

  describe('suggestCareers', () => {
    it('[API-USER-CAREER-SUGGEST] answers job and college, nothing of another status, and refuses an unknown type', async () => {
      const writer = await world().writer();
      const { careerStatusId } = await profileOf(writer);
      const suggest = async (query = '') =>
        (await writer.get(`/api/user/user/career-status/suggestions${query}`)).body.suggestions;
      const own = [{ companyName: 'Vaayuna Technologies', jobProfile: 'Software Engineer' }];
      expect(await suggest()).toEqual(own);
      expect(await suggest(`?careerStatusId=${careerStatusId + 1000}`)).toEqual([]);
      const [jobless] = await begun(unemployed);
      expect((await jobless.get('/api/user/user/career-status/suggestions')).body).toEqual({ suggestions: [] });
      const [learner] = await begun(student);
      expect((await learner.get('/api/user/user/career-status/suggestions')).body.suggestions).toEqual([
        { collegeName: 'Kaveri Institute of Technology' },
      ]);
      const wrong = await writer.get('/api/user/user/career-status/suggestions?careerStatusType=retired');
      expect([wrong.status, wrong.body.code]).toEqual([400, 'validation_failed']);
    });
  });

  describe('roles', () => {
    const rolesOf = async (person: Person) => {
      const { isReader, isWriter } = await profileOf(person);
      return { isReader, isWriter };
    };
    const welcomes = async (person: Person): Promise<number> =>
      (await person.get('/api/notification/notifications?platform=phone')).body.items.filter(
        ({ variantId }: { variantId: string }) => variantId === 'welcome',
      ).length;

    it('profile and details, in either order, make a writer who is a reader, at once in the same session', async () => {
      const [person, id] = await begun(working);
      await update(person, id, workingDetails);
      expect(await rolesOf(person)).toEqual({ isReader: false, isWriter: false });
      await person.post('/api/user/user/anonymous-profile', anAnonymousProfile());
      expect(await rolesOf(person)).toEqual({ isReader: true, isWriter: true });
      expect(await welcomes(person)).toBe(1);

      const [other, otherId] = await begun(student);
      await other.post('/api/user/user/anonymous-profile', anAnonymousProfile());
      expect(await rolesOf(other)).toEqual({ isReader: false, isWriter: false });
      await update(other, otherId, studentDetails);
      expect(await rolesOf(other)).toEqual({ isReader: true, isWriter: true });
    });

    it('somebody unemployed without a last company needs no details, with one all of them', async () => {
      const [person] = await begun(unemployed);
      await person.post('/api/user/user/anonymous-profile', anAnonymousProfile());
      expect(await rolesOf(person)).toEqual({ isReader: true, isWriter: true });
      const [other, id] = await begun({ ...unemployed, careerData: { companyName: 'Neelgiri Textiles' } });
      await other.post('/api/user/user/anonymous-profile', anAnonymousProfile());
      expect(await rolesOf(other)).toEqual({ isReader: false, isWriter: false });
      await updateUnemployed(other, id, lastJob);
      expect(await rolesOf(other)).toEqual({ isReader: true, isWriter: true });
    });

    it('stay while the career is being edited', async () => {
      const writer = await world().writer();
      await create(writer, { ...student, isEditFlow: true });
      expect(await rolesOf(writer)).toEqual({ isReader: true, isWriter: true });
    });

    it('are decided once when profile and details arrive together', async () => {
      const [person, id] = await begun(working);
      await Promise.all([
        person.post('/api/user/user/anonymous-profile', anAnonymousProfile()),
        update(person, id, workingDetails),
      ]);
      expect(await rolesOf(person)).toEqual({ isReader: true, isWriter: true });
      expect(await welcomes(person)).toBe(1);
    });
  });
}
