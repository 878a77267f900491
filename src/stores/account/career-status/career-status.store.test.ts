import { failureOf } from '@tests/support/failure-of';
import type { MemoryApp } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { replaceCall } from '@tests/support/replace-call';
import { describe, expect, it, vi } from 'vitest';
import { CareerStatusApi } from '@/adapters/http/generated/user/career-status';
import { createHttpClient } from '@/adapters/http/http-client';
import { CareerStatusesPort } from '@/core/account/career-status/career-status.port';
import { nameInGroups } from '@/core/kernel/catalog-groups/catalog-group';
import { CareerStatusKey } from '@/stores/account/career-status/keys';
import { CatalogGroupsKey } from '@/stores/kernel/catalog-groups/keys';

function careersOver(answer: () => Promise<Response>): CareerStatusApi {
  const client = { baseUrlOf: () => 'https://tarakki.example', commonHeaders: () => ({}), fetch: answer };
  return new CareerStatusApi(createHttpClient(client));
}

const textsOf = ({ toasts }: MemoryApp) => toasts.shown.map(({ type, text1 }) => [type, text1]);

async function working(): Promise<MemoryApp> {
  const app = await startMemoryApp({ as: 'reader' });
  app.store(CareerStatusKey).choose('working');
  app.store(CareerStatusKey).changeWorking({ companyName: 'Vaayuna Technologies' });
  return app;
}

describe('the career status', () => {
  it('[EN-CAREER] has its members and a sub-object per type at the start', async () => {
    const { store } = await startMemoryApp();
    expect(Object.keys(store(CareerStatusKey).state).toSorted()).toEqual(
      ['careerStatusId', 'name', 'profileBio', 'selectedOption', 'student', 'unemployed', 'working'].toSorted(),
    );
    expect(store(CareerStatusKey).state).toMatchObject({
      selectedOption: null,
      careerStatusId: null,
      name: '',
      profileBio: '',
      working: { companyName: '' },
      student: { collegeName: '' },
      unemployed: { companyName: null },
    });
  });

  it('is prefilled with what the profile says', async () => {
    const { store, me, world } = await working();
    await store(CareerStatusKey).submitChoice(false);
    const again = await startMemoryApp({ as: 'reader', world, me });
    expect(again.store(CareerStatusKey).state).toMatchObject({
      selectedOption: 'working',
      name: 'Asha Nair',
      working: { companyName: 'Vaayuna Technologies' },
    });
    expect(again.store(CareerStatusKey).state.careerStatusId).not.toBeNull();
  });

  it('keeps the draft of one type while another is chosen', async () => {
    const { store } = await working();
    store(CareerStatusKey).choose('student');
    store(CareerStatusKey).choose('working');
    expect(store(CareerStatusKey).state.working.companyName).toBe('Vaayuna Technologies');
  });

  it('says what is missing before anything is sent, until it is filled in', async () => {
    const app = await startMemoryApp({ as: 'reader' });
    const careerStatus = app.store(CareerStatusKey);
    expect(await careerStatus.submitChoice(false)).toBeNull();
    expect(Object.keys(careerStatus.form.errors)).toEqual(['selectedOption']);
    careerStatus.choose('working');
    await careerStatus.submitChoice(false);
    expect(Object.keys(careerStatus.form.errors)).toEqual(['companyName']);
    careerStatus.changeWorking({ companyName: 'V' });
    expect(careerStatus.form.errors).toEqual({});
    expect(careerStatus.form.refusals).toBe(2);
    expect(app.line.countOf('createCareerStatus')).toBe(0);
  });

  it('[ER-CAREER-POST] a failure shows the toast, and at the fields what the service says of them', async () => {
    const app = await working();
    app.line.failNext(failureOf(400, 'validation_failed', { 'careerData.companyName': 'Use letters.' }));
    expect(await app.store(CareerStatusKey).submitChoice(false)).toBeNull();
    expect(textsOf(app)).toContainEqual(['failure', 'Oops, something went wrong!']);
    expect(app.store(CareerStatusKey).form.errors).toEqual({ companyName: 'Use letters.' });
    expect(app.store(CareerStatusKey).form.isSubmitting).toBe(false);
  });

  it('of another user who has logged in meanwhile is said, not called a failure of the service', async () => {
    const app = await working();
    app.line.failNext(failureOf(409, 'profile_changed'));
    expect(await app.store(CareerStatusKey).submitChoice(true)).toBeNull();
    expect(textsOf(app).map(([, text]) => text)).toContainEqual(expect.stringContaining('Someone else has logged in'));
    expect(textsOf(app)).not.toContainEqual(['failure', 'Oops, something went wrong!']);
  });

  it('[ST-CAREER-201] is stored where the service answers 201; any other success is a failure, which keeps the form', async () => {
    const answered = async (status: number) => {
      const app = await working();
      const statuses = app.app.container.get(CareerStatusesPort);
      const create = statuses.createCareerStatus.bind(statuses);
      replaceCall(statuses, 'createCareerStatus', async (body) => {
        const stored = await create(body);
        return careersOver(async () => Response.json(stored.ok && stored.value, { status })).createCareerStatus(body);
      });
      return {
        app,
        careerStatus: app.store(CareerStatusKey),
        answer: await app.store(CareerStatusKey).submitChoice(false),
      };
    };
    const stored = await answered(201);
    expect(stored.answer).not.toBeNull();
    expect(stored.careerStatus.state.careerStatusId).not.toBeNull();
    for (const status of [200, 202, 203]) {
      const { app, careerStatus, answer } = await answered(status);
      expect([answer, careerStatus.state.careerStatusId]).toEqual([null, null]);
      expect(textsOf(app)).toContainEqual(['failure', 'Oops, something went wrong!']);
      expect(careerStatus.state.working.companyName).toBe('Vaayuna Technologies');
    }
  });

  it('[VA-CAREER-NOID] details without a career status make no call and change nothing', async () => {
    const { store, line } = await working();
    const before = store(CareerStatusKey).state;
    expect(await store(CareerStatusKey).submitDetails()).toBeNull();
    expect(line.countOf('updateCareerStatus')).toBe(0);
    expect(store(CareerStatusKey).state).toBe(before);
    expect(store(CareerStatusKey).form.errors).toEqual({});
  });

  it('stores the details of each type', async () => {
    const { store, line } = await working();
    const careerStatus = store(CareerStatusKey);
    await careerStatus.submitChoice(false);
    careerStatus.changeWorking({ jobProfile: 'Engineer', departmentId: 1, industryId: 1, jobLocation: 'Pune' });
    expect(await careerStatus.submitDetails()).toMatchObject({ nextStep: 'Verification' });

    careerStatus.choose('student');
    careerStatus.changeStudent({ collegeName: 'Kaveri Institute of Technology' });
    await careerStatus.submitChoice(true);
    careerStatus.changeStudent({ courseName: 'B.Tech', courseId: 2, specialization: 'General', specializationId: 3 });
    expect(await careerStatus.submitDetails()).toMatchObject({ nextStep: 'Verification' });
    expect(line.countOf('updateCareerStatus')).toBe(2);

    careerStatus.choose('unemployed');
    await careerStatus.submitChoice(true);
    expect(await careerStatus.submitDetails()).toMatchObject({ nextStep: 'OnboardingCompleted' });
    expect(line.countOf('updateUnemployedCareerStatus')).toBe(1);
  });

  it('says which details are missing', async () => {
    const { store } = await working();
    await store(CareerStatusKey).submitChoice(false);
    await store(CareerStatusKey).submitDetails();
    // The industry is the known company's.
    expect(Object.keys(store(CareerStatusKey).form.errors).toSorted()).toEqual(['departmentId', 'jobProfile']);
  });
});

describe('the department of a job title', () => {
  const department = ({ store }: MemoryApp) => store(CareerStatusKey).state.working.departmentId;
  const nameOf = async (app: MemoryApp) => {
    await vi.waitFor(() => expect(app.store(CatalogGroupsKey).lists.departments.value).not.toBeNull());
    return nameInGroups(app.store(CatalogGroupsKey).lists.departments.value ?? [], department(app));
  };

  it('is filled in with the title, and follows it', async () => {
    const app = await working();
    app.store(CareerStatusKey).changeWorking({ jobProfile: 'Backend Engineer' });
    await vi.waitFor(() => expect(department(app)).not.toBeNull());
    expect(await nameOf(app)).toBe('Engineering - Software & QA');
    app.store(CareerStatusKey).changeWorking({ jobProfile: 'HR Generalist' });
    await vi.waitFor(async () => expect(await nameOf(app)).toBe('Human Resources'));
    app.store(CareerStatusKey).changeWorking({ jobProfile: 'Team Leader' });
    await vi.waitFor(() => expect(department(app)).toBeNull());
  });

  it('takes the message at the field away', async () => {
    const app = await working();
    await app.store(CareerStatusKey).submitChoice(false);
    await app.store(CareerStatusKey).submitDetails();
    expect(app.store(CareerStatusKey).form.errors).toHaveProperty('departmentId');
    app.store(CareerStatusKey).changeWorking({ jobProfile: 'Backend Engineer' });
    await vi.waitFor(() => expect(app.store(CareerStatusKey).form.errors).not.toHaveProperty('departmentId'));
  });

  it('stays as the user chose it', async () => {
    const app = await working();
    app.store(CareerStatusKey).changeWorking({ jobProfile: 'Backend Engineer' });
    await vi.waitFor(() => expect(department(app)).not.toBeNull());
    const chosen = (department(app) ?? 0) + 1;
    app.store(CareerStatusKey).changeWorking({ departmentId: chosen });
    app.store(CareerStatusKey).changeWorking({ jobProfile: 'HR Generalist' });
    await app.store(CatalogGroupsKey).lists.departments.loadOnce();
    await Promise.resolve();
    expect(department(app)).toBe(chosen);
  });

  it('of the last job is filled in too', async () => {
    const app = await working();
    const { store } = app;
    store(CareerStatusKey).changeWorking({ jobProfile: 'HR Generalist' });
    await vi.waitFor(() => expect(department(app)).not.toBeNull());
    store(CareerStatusKey).choose('unemployed');
    store(CareerStatusKey).changeUnemployed({ companyName: 'Vaayuna Technologies', jobProfile: 'Backend Engineer' });
    await vi.waitFor(() => expect(store(CareerStatusKey).state.unemployed.departmentId).not.toBeNull());
  });
});
