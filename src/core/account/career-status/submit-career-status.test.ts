import { aSignedInBrowser } from '@tests/support/a-signed-in-browser';
import { failureOf } from '@tests/support/failure-of';
import { describe, expect, it } from 'vitest';
import { CareerRecords } from '@/adapters/memory/account/career-status/career-records';
import { MemoryCareerStatuses } from '@/adapters/memory/account/career-status/memory-career-statuses';
import type { CareerStatusState } from './career-status';
import { emptyCareerStatus } from './career-status';
import { SubmitCareerChoice } from './submit-career-choice.use-case';
import { SubmitCareerDetails } from './submit-career-details.use-case';

const { working, student } = emptyCareerStatus;
const atVaayuna: CareerStatusState = {
  ...emptyCareerStatus,
  selectedOption: 'working',
  working: { ...working, companyName: 'Vaayuna Technologies' },
};

function setUp() {
  const { browser, me } = aSignedInBrowser();
  const statuses = new MemoryCareerStatuses(browser);
  const stored = browser.world.records(CareerRecords).of(me);
  return { browser, stored, choice: new SubmitCareerChoice(statuses), details: new SubmitCareerDetails(statuses) };
}

describe('submitting a career choice', () => {
  it('stores the type with its company, and returns the id', async () => {
    const { choice, stored } = setUp();
    const answer = await choice.execute({ state: atVaayuna, isEdit: false });
    expect(answer).toMatchObject({ ok: true, value: { careerStatusId: stored.career?.careerStatusId } });
    expect(stored.career?.status.working?.companyName).toBe('Vaayuna Technologies');
  });

  it('stores nothing while something is missing, and says what', async () => {
    const { choice, stored } = setUp();
    const empty = await choice.execute({ state: emptyCareerStatus, isEdit: false });
    expect(empty).toMatchObject({ ok: false, failure: { kind: 'incomplete' } });
    const placeless = await choice.execute({ state: { ...atVaayuna, working }, isEdit: false });
    expect(placeless).toMatchObject({
      ok: false,
      failure: { kind: 'incomplete', messages: { companyName: expect.stringMatching(/./) } },
    });
    expect(stored.career).toBeNull();
  });

  it('names the fields of a refusal as the form does', async () => {
    const { choice, browser } = setUp();
    browser.line.failNext(failureOf(400, 'validation_failed', { 'careerData.companyName': 'Use letters.' }));
    expect(await choice.execute({ state: atVaayuna, isEdit: false })).toEqual({
      ok: false,
      failure: { kind: 'refused', messages: { companyName: 'Use letters.' } },
    });
  });
});

describe('submitting career details', () => {
  it('[VA-CAREER-NOID] makes no call before there is a career status', async () => {
    const { details, browser } = setUp();
    expect(await details.execute({ state: atVaayuna })).toEqual({ ok: false, failure: { kind: 'noCareerStatus' } });
    expect(browser.line.countOf('updateCareerStatus')).toBe(0);
  });

  it.each<[string, Partial<CareerStatusState>, string]>([
    [
      'a job',
      {
        working: {
          ...working,
          companyName: 'Vaayuna Technologies',
          jobProfile: 'Engineer',
          departmentId: 1,
          industryId: 1,
        },
      },
      'Verification',
    ],
    [
      'studies',
      {
        selectedOption: 'student',
        student: {
          ...student,
          collegeName: 'Kaveri Institute of Technology',
          courseId: 2,
          courseName: 'B.Tech',
          specializationId: 3,
          specialization: 'General',
        },
      },
      'Verification',
    ],
    ['no job', { selectedOption: 'unemployed' }, 'OnboardingCompleted'],
  ])('stores those of %s, and returns what comes next', async (_what, change, nextStep) => {
    const { choice, details } = setUp();
    const state = { ...atVaayuna, ...change };
    const created = await choice.execute({ state, isEdit: false });
    const careerStatusId = created.ok ? created.value.careerStatusId : null;
    expect(await details.execute({ state: { ...state, careerStatusId } })).toMatchObject({
      ok: true,
      value: { nextStep },
    });
  });

  it('stores nothing while something is missing', async () => {
    const { details, browser } = setUp();
    const answer = await details.execute({ state: { ...atVaayuna, careerStatusId: 41 } });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'incomplete' } });
    expect(browser.line.countOf('updateCareerStatus')).toBe(0);
  });
});
