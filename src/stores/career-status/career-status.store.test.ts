import { failureOf } from '@tests/support/failure-of';
import type { MemoryApp } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';

const textsOf = ({ toasts }: MemoryApp) => toasts.shown.map(({ type, text1 }) => [type, text1]);

async function working(): Promise<MemoryApp> {
  const app = await startMemoryApp({ as: 'reader' });
  app.stores.careerStatus.choose('working');
  app.stores.careerStatus.changeWorking({ companyName: 'Vaayuna Technologies' });
  return app;
}

describe('the career status', () => {
  it('[EN-CAREER] has its members and a sub-object per type at the start', async () => {
    const { stores } = await startMemoryApp();
    expect(Object.keys(stores.careerStatus.state).toSorted()).toEqual(
      ['careerStatusId', 'name', 'profileBio', 'selectedOption', 'student', 'unemployed', 'working'].toSorted(),
    );
    expect(stores.careerStatus.state).toMatchObject({
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
    const { stores, me, world } = await working();
    await stores.careerStatus.submitChoice(false);
    const again = await startMemoryApp({ as: 'reader', world, me });
    expect(again.stores.careerStatus.state).toMatchObject({
      selectedOption: 'working',
      name: 'Asha Nair',
      working: { companyName: 'Vaayuna Technologies' },
    });
    expect(again.stores.careerStatus.state.careerStatusId).not.toBeNull();
  });

  it('keeps what is typed for one type while another is looked at', async () => {
    const { stores } = await working();
    stores.careerStatus.choose('student');
    stores.careerStatus.choose('working');
    expect(stores.careerStatus.state.working.companyName).toBe('Vaayuna Technologies');
  });

  it('says what is missing before anything is sent, until it is typed', async () => {
    const app = await startMemoryApp({ as: 'reader' });
    const { careerStatus } = app.stores;
    expect(await careerStatus.submitChoice(false)).toBeNull();
    expect(Object.keys(careerStatus.messages)).toEqual(['selectedOption']);
    careerStatus.choose('working');
    await careerStatus.submitChoice(false);
    expect(Object.keys(careerStatus.messages)).toEqual(['companyName']);
    careerStatus.changeWorking({ companyName: 'V' });
    expect(careerStatus.messages).toEqual({});
    expect(careerStatus.refusals).toBe(2);
    expect(app.line.countOf('createCareerStatus')).toBe(0);
  });

  it('[ER-CAREER-POST] a failure shows the toast, and at the fields what the service says of them', async () => {
    const app = await working();
    app.line.failNext(failureOf(400, 'validation_failed', { 'careerData.companyName': 'Use letters.' }));
    expect(await app.stores.careerStatus.submitChoice(false)).toBeNull();
    expect(textsOf(app)).toContainEqual(['failure', 'Oops, something went wrong!']);
    expect(app.stores.careerStatus.messages).toEqual({ companyName: 'Use letters.' });
    expect(app.stores.careerStatus.isSaving).toBe(false);
  });

  it('[VA-CAREER-NOID] details without a career status make no call and change nothing', async () => {
    const { stores, line } = await working();
    const before = stores.careerStatus.state;
    expect(await stores.careerStatus.submitDetails()).toBeNull();
    expect(line.countOf('updateCareerStatus')).toBe(0);
    expect(stores.careerStatus.state).toBe(before);
    expect(stores.careerStatus.messages).toEqual({});
  });

  it('stores the details of each type', async () => {
    const { stores, line } = await working();
    const { careerStatus } = stores;
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
    const { stores } = await working();
    await stores.careerStatus.submitChoice(false);
    await stores.careerStatus.submitDetails();
    // The industry is the known company's.
    expect(Object.keys(stores.careerStatus.messages).toSorted()).toEqual(['departmentId', 'jobProfile']);
  });

  it('loads departments and industries once, and again after a failure', async () => {
    const { stores, line } = await startMemoryApp({ as: 'reader' });
    line.failNext(failureOf(500));
    await stores.careerStatus.loadLists();
    expect(stores.careerStatus.departments.state).toBe('failed');
    expect(stores.careerStatus.industries.state).toBe('ready');
    await stores.careerStatus.loadLists();
    expect(stores.careerStatus.departments.state).toBe('ready');
    expect([line.countOf('listDepartments'), line.countOf('listIndustries')]).toEqual([2, 1]);
  });
});

describe('suggestions', () => {
  it('come for the last text, once the typing rests', async () => {
    const { stores, line, time, settle } = await startMemoryApp({ as: 'reader' });
    const { company } = stores.careerStatus.suggestions;
    company.typed('K');
    time.advance(199);
    company.typed('Vaa');
    time.advance(200);
    await settle();
    expect(line.countOf('suggestItems')).toBe(1);
    expect(company.found).toMatchObject({ state: 'ready', value: [{ name: 'Vaayuna Technologies' }] });
    company.typed('  ');
    expect(company.found.state).toBe('idle');
  });

  it('can be asked for again after a failure', async () => {
    const { stores, line, time, settle } = await startMemoryApp({ as: 'reader' });
    const { company } = stores.careerStatus.suggestions;
    line.failNext(failureOf(null));
    company.typed('Vaa');
    time.advance(200);
    await settle();
    expect(company.found.state).toBe('failed');
    await company.ask();
    expect(company.found.state).toBe('ready');
  });

  it('that are late are dropped', async () => {
    const { stores, line, time, settle } = await startMemoryApp({ as: 'reader' });
    const { company } = stores.careerStatus.suggestions;
    line.hold();
    company.typed('Vaa');
    time.advance(200);
    company.typed('');
    line.release();
    await settle();
    expect(company.found.state).toBe('idle');
  });
});
