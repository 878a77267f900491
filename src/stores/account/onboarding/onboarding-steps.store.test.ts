import { failureOf } from '@tests/support/failure-of';
import { startMemoryApp } from '@tests/support/memory-app';
import { screenOf, submitCareer, submitProfile } from '@tests/support/through-onboarding';
import { describe, expect, it } from 'vitest';
import { CareerRecords } from '@/adapters/memory/account/career-status/career-records';
import { emptyCareerStatus } from '@/core/account/career-status/career-status';
import type { VerificationSource } from '@/core/account/career-status/verification';
import type { OnboardingEvent } from '@/core/account/onboarding/onboarding-event';
import { ONBOARDING_STORAGE_KEY } from '@/core/account/onboarding/stored-onboarding';
import { CareerStatusKey } from '@/stores/account/career-status/keys';
import { OnboardingKey, OnboardingStepsKey } from '@/stores/account/onboarding/keys';
import { ProfileKey } from '@/stores/account/profile/keys';
import { AccessKey, SessionKey } from '@/stores/account/session/keys';
import { CommunitiesKey } from '@/stores/talk/communities/keys';

describe('the steps', () => {
  it('lead from a newcomer to a reader and a writer, and close', async () => {
    const app = await startMemoryApp({ as: 'newcomer' });
    const { store } = app;
    await store(OnboardingKey).open({ required: 'READER' });
    await app.settle();
    expect(store(CommunitiesKey).aggregates.onboarding.state.state).toBe('ready');
    await store(OnboardingStepsKey).finishCommunities();
    expect(store(AccessKey).isReader).toBe(true);
    expect(screenOf(app)).toEqual(['AnonymousProfile', null]);
    await submitProfile(app);
    expect(store(SessionKey).userInfo?.userName).toBe('NimbuPaani');
    expect(screenOf(app)).toEqual(['CareerStatus', 'careerOption']);
    await submitCareer(app);
    expect(store(AccessKey).isWriter).toBe(true);
    expect(screenOf(app)).toEqual(['Verification', 'emailVerification']);
    store(OnboardingStepsKey).skip();
    expect(screenOf(app)).toEqual(['OnboardingCompleted', null]);
    store(OnboardingKey).finish();
    expect(store(OnboardingKey).isOpen).toBe(false);
    expect(store(OnboardingKey).state.lastStepCompleted).toBe(true);
    expect(app.storage.get(ONBOARDING_STORAGE_KEY)).toBeNull();
  });

  it('[ST-CAREER-DETAILS] details fill the career status and fetch both profiles', async () => {
    const app = await startMemoryApp({ as: 'reader' });
    await app.store(OnboardingKey).open({ required: 'WRITER' });
    await submitProfile(app);
    const calls = () => ['getProfile', 'listPseudoProfiles'].map((call) => app.line.countOf(call));
    app.store(CareerStatusKey).choose('working');
    app.store(CareerStatusKey).changeWorking({ companyName: 'Vaayuna Technologies' });
    await app.store(OnboardingStepsKey).submitCareerChoice();
    const [profiles = 0, pseudoProfiles = 0] = calls();
    app.store(CareerStatusKey).changeWorking({ jobProfile: 'Software Engineer', departmentId: 1, industryId: 1 });
    await app.store(OnboardingStepsKey).submitCareerDetails();
    expect(app.store(OnboardingKey).state.hasFilledCareerStatus).toBe(true);
    expect(calls()).toEqual([profiles + 1, pseudoProfiles + 1]);
  });

  it('going back and forward brings back no error of the career status', async () => {
    const { store } = await startMemoryApp({ as: 'reader' });
    await store(OnboardingKey).open({ required: 'WRITER' });
    store(OnboardingKey).happened({ kind: 'profileStored' });
    await store(OnboardingStepsKey).submitCareerChoice();
    expect(store(CareerStatusKey).form.errors).not.toEqual({});
    store(OnboardingKey).back();
    store(OnboardingKey).happened({ kind: 'profileStored' });
    expect(store(CareerStatusKey).form.errors).toEqual({});
  });

  it('a reader step that is not stored stays, with a toast', async () => {
    const app = await startMemoryApp({ as: 'newcomer' });
    await app.store(OnboardingKey).open({ required: 'READER' });
    await app.settle();
    app.line.failNext(failureOf(null));
    await app.store(OnboardingStepsKey).finishCommunities();
    expect(screenOf(app)).toEqual(['Communities', null]);
    expect(app.toasts.shown.map(({ text1 }) => text1)).toEqual(['This step was not saved.']);
  });

  it.each([
    ['naukri', true],
    ['email', false],
  ] as const)(
    '[ST-CAREER-PORTAL-FILLED] VERIFIED from %s: career status filled is %s',
    async (verificationSource, isFilled) => {
      const { store } = await startMemoryApp({ as: 'reader' });
      await store(OnboardingKey).open({ required: 'WRITER' });
      store(OnboardingKey).happened(careerPosted(verificationSource));
      expect(store(OnboardingKey).state.hasFilledCareerStatus).toBe(isFilled);
    },
  );

  it('[ST-CAREER-PORTAL-WRITER] a writer who is verified by the portal skips the details, with fresh profiles', async () => {
    for (const as of ['writer', 'reader'] as const) {
      const app = await startMemoryApp({ as });
      const working = {
        ...emptyCareerStatus.working,
        companyName: 'Vaayuna',
        verified: 'VERIFIED',
        source: 'naukri',
      } as const;
      app.world.records(CareerRecords).of(app.me).career = {
        careerStatusId: 41,
        status: { type: 'working', working, student: null, unemployed: null },
        code: null,
        codesSentAt: [],
        provedAt: null,
      };
      app.store(CareerStatusKey).choose('working');
      app.store(CareerStatusKey).changeWorking({ companyName: 'Vaayuna' });
      await app.store(OnboardingKey).edit('career-status');
      const before = ['getProfile', 'listPseudoProfiles'].map((call) => app.line.countOf(call));
      await app.store(OnboardingStepsKey).submitCareerChoice();
      const after = ['getProfile', 'listPseudoProfiles'].map((call) => app.line.countOf(call));
      const isWriter = as === 'writer';
      expect(after).toEqual(before.map((count) => count + (isWriter ? 1 : 0)));
      expect(screenOf(app)).toEqual(isWriter ? ['OnboardingCompleted', null] : ['CareerStatus', 'additionalDetails']);
    }
  });

  it('[ST-FULLY-BY-FLAGS] become fully onboarded with the third of the three flags, in any order', async () => {
    const events: readonly OnboardingEvent[] = [
      { kind: 'profileStored' },
      { kind: 'rolesChanged', isReader: true, isWriter: false },
      { kind: 'careerDetailsStored', verification: { verified: '', verificationSource: '' }, nextStep: null },
    ];
    for (const order of [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]) {
      const { store } = await startMemoryApp({ as: 'newcomer' });
      const onboarding = store(OnboardingKey);
      const reached = order.map((index) => {
        const event = events[index];
        if (event) onboarding.happened(event);
        return onboarding.state.isFullyOnboarded;
      });
      expect(reached).toEqual([false, false, true]);
    }
  });
});

describe('an unemployed user', () => {
  it('reads why there is no verification; any other user is led back to it', async () => {
    const app = await startMemoryApp({ as: 'reader' });
    const { store } = app;
    await store(OnboardingKey).open({ required: 'WRITER' });
    await submitProfile(app);
    store(CareerStatusKey).choose('unemployed');
    await store(OnboardingStepsKey).submitCareerChoice();
    await store(OnboardingStepsKey).submitCareerDetails();
    expect(screenOf(app)).toEqual(['OnboardingCompleted', null]);
    store(OnboardingKey).verifyNow();
    expect(store(OnboardingKey).state.showUnemployedCantVerifyBS).toBe(true);
    store(OnboardingKey).closeUnemployedSheet();
    expect(store(OnboardingKey).state.showUnemployedCantVerifyBS).toBe(false);
    store(CareerStatusKey).choose('working');
    store(OnboardingKey).verifyNow();
    expect(screenOf(app)).toEqual(['Verification', 'emailVerification']);
  });
});

describe('a change after onboarding', () => {
  async function onboarded() {
    const app = await startMemoryApp({ as: 'reader' });
    await app.store(OnboardingKey).open({ required: 'WRITER' });
    await submitProfile(app);
    await submitCareer(app);
    app.store(OnboardingStepsKey).skip();
    app.store(OnboardingKey).finish();
    await app.settle();
    return app;
  }

  it('opens with what the service has now, not with entries that were left', async () => {
    const app = await onboarded();
    const { store } = app;
    store(CareerStatusKey).changeWorking({ companyName: 'Left halfway' });
    await store(OnboardingKey).edit('career-status');
    expect(screenOf(app)).toEqual(['CareerStatus', 'careerOption']);
    expect(store(CareerStatusKey).state.working.companyName).toBe('Vaayuna Technologies');
    await store(OnboardingStepsKey).submitCareerChoice();
    await store(OnboardingStepsKey).submitCareerDetails();
    expect(screenOf(app)).toEqual(['OnboardingCompleted', null]);
    store(OnboardingKey).verifyNow();
    await app.settle();
    expect(screenOf(app)).toEqual(['Verification', 'emailVerification']);
  });

  it('opens the verification, and the last screen where it is verified by now', async () => {
    const app = await onboarded();
    const { store } = app;
    await store(OnboardingKey).edit('verification');
    expect(screenOf(app)).toEqual(['Verification', 'emailVerification']);
    store(OnboardingKey).leave();
    const { career } = app.world.records(CareerRecords).of(app.me);
    if (career?.status.working) {
      career.status = {
        ...career.status,
        working: { ...career.status.working, verified: 'VERIFIED', source: 'email' },
      };
    }
    await store(OnboardingKey).edit('verification');
    expect(screenOf(app)).toEqual(['OnboardingCompleted', null]);
    expect(store(CareerStatusKey).state.working.verified).toBe('VERIFIED');
  });

  it('[OV-UNEMPLOYED] says to an unemployed user why there is no verification, without opening onboarding', async () => {
    const app = await startMemoryApp({ as: 'writer' });
    const { store } = app;
    await store(OnboardingKey).edit('verification');
    expect(screenOf(app)).toEqual(['CareerStatus', 'careerOption']);
    store(CareerStatusKey).choose('unemployed');
    await store(OnboardingStepsKey).submitCareerChoice();
    store(OnboardingKey).leave();
    await store(OnboardingKey).edit('verification');
    expect(store(OnboardingKey).isOpen).toBe(false);
    expect(store(OnboardingKey).state.showUnemployedCantVerifyBS).toBe(true);
    store(OnboardingKey).closeUnemployedSheet();
    expect(store(OnboardingKey).state.showUnemployedCantVerifyBS).toBe(false);
  });

  it('needs a profile, and says so where it does not come', async () => {
    const app = await startMemoryApp({ as: 'guest' });
    await app.store(OnboardingKey).edit('career-status');
    expect(app.line.countOf('getProfile')).toBe(0);
    const later = await startMemoryApp({ as: 'reader' });
    later.store(ProfileKey).forget();
    later.line.failNext(failureOf(503));
    await later.store(OnboardingKey).edit('career-status');
    expect(later.store(OnboardingKey).isOpen).toBe(false);
    expect(later.toasts.shown[0]?.text1).toBe('Your profile could not be loaded.');
  });
});

function careerPosted(verificationSource: VerificationSource): OnboardingEvent {
  return { kind: 'careerPosted', verification: { verified: 'VERIFIED', verificationSource } };
}
