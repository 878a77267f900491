import type { MemoryApp, MemoryAppOptions } from '@tests/support/memory-app';
import { failureOf } from '@tests/support/failure-of';
import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { MemoryStorage } from '@/adapters/memory/memory-storage';
import { emptyCareerStatus } from '@/core/career-status/career-status';
import type { VerificationSource } from '@/core/career-status/verification';
import type { OnboardingEvent } from '@/core/onboarding/onboarding-event';
import { ONBOARDING_STORAGE_KEY } from '@/core/onboarding/stored-onboarding';

async function appAs(as: MemoryAppOptions['as'], options: MemoryAppOptions = {}): Promise<MemoryApp> {
  return await startMemoryApp({ ...options, ...(as === undefined ? {} : { as }) });
}

/** Goes through the forms up to the career details and sends what a working person would. */
async function tellCareer({ stores, settle }: MemoryApp): Promise<void> {
  const { careerStatus, onboardingSteps } = stores;
  careerStatus.choose('working');
  careerStatus.changeWorking({ companyName: 'Vaayuna Technologies' });
  await onboardingSteps.submitCareerChoice();
  careerStatus.changeWorking({ jobProfile: 'Software Engineer', departmentId: 1, industryId: 1 });
  await onboardingSteps.submitCareerDetails();
  await settle();
}

async function tellProfile({ stores, settle }: MemoryApp): Promise<void> {
  const { anonymousProfile, onboardingSteps } = stores;
  anonymousProfile.typeName('NimbuPaani');
  anonymousProfile.chooseAvatar({ avatarUri: 'kolam:nimbupaani', avatarColor: '#EFDEDF' });
  await onboardingSteps.saveProfile();
  await settle();
}

const stepOf = ({ stores }: MemoryApp) => [stores.onboarding.state.currentStep.name, stores.onboarding.nestedStep];

describe('onboarding before anything happened', () => {
  it('[EN-ONB-STEPSTATE] has a sequence, its first step and the first screen', async () => {
    const { onboarding } = (await appAs('guest')).stores;
    const { sequence, currentStep, nestedStepIndex } = onboarding.state;
    expect(sequence).toHaveLength(5);
    expect(currentStep.name).toBe(sequence[0]);
    expect(nestedStepIndex).toBe(0);
  });

  it('[EN-ONB-CONTEXT] has an empty context', async () => {
    expect((await appAs('guest')).stores.onboarding.state).toMatchObject({
      editScreensMode: false,
      internalCampaign: null,
      actionModalTitle: null,
      openCreatePost: false,
      savedState: null,
      isOnboardingOpen: false,
    });
  });

  it('[EN-ONB-PROGRESS] [EN-ONB-MODE] has no progress and no mode', async () => {
    expect((await appAs('guest')).stores.onboarding.state).toMatchObject({
      isReader: false,
      isWriter: false,
      isFullyOnboarded: false,
      hasFilledUserProfile: false,
      hasFilledCareerStatus: false,
      readerStepCompleted: false,
      lastStepCompleted: false,
      hasVerifyScreenAnimationEnded: false,
      isNestedOnboarding: false,
      isInitialOnBoarding: false,
    });
  });

  it('[EN-ONB-PORTAL] knows nothing of the job portal', async () => {
    expect((await appAs('guest')).stores.onboarding.state).toMatchObject({
      hasNaukriAccount: false,
      naukriImportLoading: false,
      naukriImportError: null,
      hideNaukriImport: false,
      markVerifiedSuccessfully: false,
      showUnemployedCantVerifyBS: false,
    });
  });
});

describe('opening', () => {
  it.each([
    ['reader', { readerRequired: true, writerRequired: false }],
    ['writer', { readerRequired: false, writerRequired: true }],
  ] as const)('[ST-ONB-ANONYMOUS] leads a guest to the login with %s required', async (required, flags) => {
    const { stores } = await appAs('guest');
    stores.onboarding.open({ required, internalCampaign: 'home' });
    expect(stores.login.isOpen).toBe(true);
    expect(stores.login.props).toMatchObject({ ...flags, internalCampaign: 'home' });
    expect(stores.onboarding.isOpen).toBe(false);
  });

  it('[ST-ONB-ALREADY] only marks the last step for somebody who is fully onboarded', async () => {
    const app = await appAs('newcomer');
    app.stores.onboarding.open({ required: 'reader' });
    await app.stores.onboardingSteps.finishCommunities();
    await tellProfile(app);
    await tellCareer(app);
    app.stores.onboarding.leave();
    expect(app.stores.onboarding.state.isFullyOnboarded).toBe(true);
    expect(app.stores.onboarding.state.lastStepCompleted).toBe(false);
    app.stores.onboarding.open();
    expect(app.stores.onboarding.isOpen).toBe(false);
    expect(app.stores.onboarding.state.lastStepCompleted).toBe(true);
  });

  it('[ST-ONB-NUDGE] reminds after 5000 ms where no role is missing', async () => {
    const { stores, time } = await appAs('reader');
    time.advance(4999);
    expect(stores.onboardingNudge.isShown).toBe(false);
    time.advance(1);
    expect(stores.onboardingNudge.isShown).toBe(true);
  });

  it('does not remind somebody who has opened it meanwhile, nor a guest', async () => {
    const { stores, time } = await appAs('newcomer');
    stores.onboarding.open({ required: 'reader' });
    time.advance(6000);
    expect(stores.onboardingNudge.isShown).toBe(false);
    const guest = await appAs('guest');
    guest.time.advance(6000);
    expect(guest.stores.onboardingNudge.isShown).toBe(false);
  });

  it('follows the nudge to the next role', async () => {
    const { stores, time } = await appAs('newcomer');
    time.advance(5000);
    stores.onboarding.acceptNudge();
    expect(stores.onboardingNudge.isShown).toBe(false);
    expect(stores.onboarding.state.currentStep.name).toBe('Communities');
  });

  it('never reminds again where it was refused', async () => {
    const { stores, time } = await appAs('reader');
    time.advance(5000);
    stores.onboardingNudge.refuse();
    stores.onboarding.open();
    time.advance(5000);
    expect(stores.onboardingNudge.isShown).toBe(false);
  });

  it('waits for the profile where it did not load before, and says so where it does not come', async () => {
    const app = await appAs('newcomer');
    app.stores.profile.reset();
    app.line.goOffline();
    app.stores.onboarding.open({ required: 'writer' });
    await app.settle();
    expect(app.stores.onboarding.isOpen).toBe(false);
    expect(app.toasts.shown.map(({ text1 }) => text1)).toContain('Your profile could not be loaded.');
    app.line.goOnline();
    app.stores.onboarding.open({ required: 'writer' });
    await app.settle();
    expect(app.stores.onboarding.isOpen).toBe(true);
  });
});

describe('the steps', () => {
  it('lead from a newcomer to a reader and a writer, and close', async () => {
    const app = await appAs('newcomer');
    const { stores } = app;
    stores.onboarding.open({ required: 'reader' });
    await app.settle();
    expect(stores.communities.aggregates.onboarding.state).toBe('ready');
    await stores.onboardingSteps.finishCommunities();
    expect(stores.access.isReader).toBe(true);
    expect(stepOf(app)).toEqual(['AnonymousProfile', null]);
    await tellProfile(app);
    expect(stores.session.userInfo?.userName).toBe('NimbuPaani');
    expect(stepOf(app)).toEqual(['CareerStatus', 'careerOption']);
    await tellCareer(app);
    expect(stores.access.isWriter).toBe(true);
    expect(stepOf(app)).toEqual(['Verification', 'emailVerification']);
    stores.onboardingSteps.skip();
    expect(stepOf(app)).toEqual(['OnboardingCompleted', null]);
    stores.onboarding.finish();
    expect(stores.onboarding.isOpen).toBe(false);
    expect(stores.onboarding.state.lastStepCompleted).toBe(true);
    expect(app.storage.get(ONBOARDING_STORAGE_KEY)).toBeNull();
  });

  it('[ST-CAREER-DETAILS] details fill the career status and fetch both profiles', async () => {
    const app = await appAs('reader');
    app.stores.onboarding.open({ required: 'writer' });
    await tellProfile(app);
    const calls = () => ['getProfile', 'listPseudoProfiles'].map((call) => app.line.countOf(call));
    app.stores.careerStatus.choose('working');
    app.stores.careerStatus.changeWorking({ companyName: 'Vaayuna Technologies' });
    await app.stores.onboardingSteps.submitCareerChoice();
    const [profiles = 0, pseudoProfiles = 0] = calls();
    app.stores.careerStatus.changeWorking({ jobProfile: 'Software Engineer', departmentId: 1, industryId: 1 });
    await app.stores.onboardingSteps.submitCareerDetails();
    expect(app.stores.onboarding.state.hasFilledCareerStatus).toBe(true);
    expect(calls()).toEqual([profiles + 1, pseudoProfiles + 1]);
  });

  it('a reader step that is not stored stays, with a toast', async () => {
    const app = await appAs('newcomer');
    app.stores.onboarding.open({ required: 'reader' });
    await app.settle();
    app.line.failNext(failureOf(null));
    await app.stores.onboardingSteps.finishCommunities();
    expect(stepOf(app)).toEqual(['Communities', null]);
    expect(app.toasts.shown.map(({ text1 }) => text1)).toEqual(['This step was not saved.']);
  });

  it.each([
    ['naukri', true],
    ['email', false],
  ] as const)(
    '[ST-CAREER-PORTAL-FILLED] VERIFIED from %s: career status filled is %s',
    async (verificationSource, isFilled) => {
      const { stores } = await appAs('reader');
      stores.onboarding.open({ required: 'writer' });
      stores.onboarding.happened(careerPosted(verificationSource));
      expect(stores.onboarding.state.hasFilledCareerStatus).toBe(isFilled);
    },
  );

  it('[ST-CAREER-PORTAL-WRITER] a writer who is verified by the portal skips the details, with fresh profiles', async () => {
    for (const as of ['writer', 'reader'] as const) {
      const app = await appAs(as);
      const working = {
        ...emptyCareerStatus.working,
        companyName: 'Vaayuna',
        verified: 'VERIFIED',
        source: 'naukri',
      } as const;
      app.me.career = {
        careerStatusId: 41,
        status: { type: 'working', working, student: null, unemployed: null },
        code: null,
        codesSentAt: [],
      };
      app.stores.careerStatus.choose('working');
      app.stores.careerStatus.changeWorking({ companyName: 'Vaayuna' });
      app.stores.onboarding.open({ isEdit: true });
      const before = ['getProfile', 'listPseudoProfiles'].map((call) => app.line.countOf(call));
      await app.stores.onboardingSteps.submitCareerChoice();
      const after = ['getProfile', 'listPseudoProfiles'].map((call) => app.line.countOf(call));
      const isWriter = as === 'writer';
      expect(after).toEqual(before.map((count) => count + (isWriter ? 1 : 0)));
      expect(stepOf(app)).toEqual(isWriter ? ['OnboardingCompleted', null] : ['CareerStatus', 'additionalDetails']);
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
      const { onboarding } = (await appAs('newcomer')).stores;
      const reached = order.map((index) => {
        const event = events[index];
        if (event) onboarding.happened(event);
        return onboarding.state.isFullyOnboarded;
      });
      expect(reached).toEqual([false, false, true]);
    }
  });
});

describe('leaving', () => {
  it('[ST-ONB-ACTION-MODAL] asks back after 100 ms', async () => {
    const { stores, time } = await appAs('reader');
    stores.onboarding.open({ required: 'writer' });
    stores.onboardingSteps.skip();
    time.advance(99);
    expect(stores.onboarding.state.isActionModalOpen).toBe(false);
    time.advance(1);
    expect(stores.onboarding.state.isActionModalOpen).toBe(true);
    stores.onboarding.stay();
    expect(stores.onboarding.state).toMatchObject({ isActionModalOpen: false, isOnboardingOpen: true });
  });

  it('keeps what is typed over a reload, for the same person only', async () => {
    const storage = new MemoryStorage();
    const first = await appAs('reader', { storage });
    first.stores.onboarding.open({ required: 'writer' });
    await tellProfile(first);
    first.stores.careerStatus.choose('student');
    first.stores.careerStatus.changeStudent({ collegeName: 'Kaveri Institute' });

    const { world, me } = first;
    const again = await appAs('reader', { storage, world, me });
    again.stores.onboarding.open({ required: 'writer' });
    await again.settle();
    expect(stepOf(again)).toEqual(['CareerStatus', 'careerOption']);
    expect(again.stores.careerStatus.state.selectedOption).toBe('student');
    expect(again.stores.careerStatus.state.student.collegeName).toBe('Kaveri Institute');

    const somebody = world.addPerson('Ravi Menon', 'ravi@vaayuna.example');
    somebody.isReader = true;
    const other = await appAs('reader', { storage, world, me: somebody });
    other.stores.onboarding.open({ required: 'writer' });
    expect(stepOf(other)).toEqual(['AnonymousProfile', null]);
    expect(other.stores.careerStatus.state).toEqual({ ...emptyCareerStatus, name: 'Ravi Menon' });
  });

  it('[ST-GOTO-FOLLOWUP] a finished initial onboarding is followed by one call after 5000 ms, another by none', async () => {
    for (const isInitial of [true, false]) {
      const app = await appAs('newcomer');
      app.stores.onboarding.open({ required: 'reader', isInitial });
      for (let screen = 0; screen < 7; screen += 1) app.stores.onboarding.happened({ kind: 'wentRight' });
      await app.settle();
      const before = app.line.countOf('getProfile');
      app.time.advance(4999);
      expect(app.line.countOf('getProfile')).toBe(before);
      app.time.advance(1);
      expect(app.line.countOf('getProfile')).toBe(before + (isInitial ? 1 : 0));
      app.time.advance(10_000);
      expect(app.line.countOf('getProfile')).toBe(before + (isInitial ? 1 : 0));
    }
  });

  it('is dropped with everything that is known where the session ends', async () => {
    const { stores } = await appAs('reader');
    stores.onboarding.open({ required: 'writer' });
    stores.careerStatus.choose('student');
    stores.session.markUnauthorised();
    expect(stores.onboarding.isOpen).toBe(false);
    expect(stores.access).toMatchObject({ isLoggedIn: false, isReader: false, isWriter: false });
    expect(stores.careerStatus.state).toEqual(emptyCareerStatus);
    expect(stores.overlays.shownPrompt).toBeNull();
  });
});

describe('create-post after onboarding', () => {
  it('opens with what somebody wanted to write before it', async () => {
    const app = await appAs('newcomer');
    app.stores.composer.ask();
    await app.settle();
    expect(app.stores.onboarding.state).toMatchObject({ isOnboardingOpen: true, openCreatePost: true });
    await tellProfile(app);
    await tellCareer(app);
    app.stores.onboardingSteps.skip();
    expect(app.stores.composer.isOpen).toBe(false);
    app.stores.onboarding.finish();
    expect(app.stores.composer.isOpen).toBe(true);
  });

  it('takes the place of the last screen once somebody is verified, with the campaign of that way', async () => {
    const app = await appAs('newcomer');
    const { stores } = app;
    stores.onboarding.open({ required: 'writer', openCreatePost: true, internalCampaign: 'home' });
    await tellProfile(app);
    await tellCareer(app);
    stores.emailVerification.typeEmail('asha@vaayuna.example');
    await stores.onboardingSteps.sendCode();
    expect(stepOf(app)).toEqual(['Verification', 'verifyOtp']);
    stores.emailVerification.typeCode(app.world.mails.at(-1)?.otp ?? '');
    await stores.onboardingSteps.verifyCode();
    await app.settle();
    expect(stepOf(app)).toEqual(['OnboardingCompleted', null]);
    expect(stores.composer.isOpen).toBe(false);
    app.time.advance(1200);
    expect(stores.onboarding.isOpen).toBe(false);
    expect(stores.composer.isOpen).toBe(true);
    expect(stores.composer.draft.internalCampaign).toBe('home_after_profile_and_verification');
  });

  it('does not open for somebody who did not ask for it', async () => {
    const app = await appAs('newcomer');
    app.stores.onboarding.open({ required: 'writer' });
    await tellProfile(app);
    await tellCareer(app);
    app.stores.onboardingSteps.skip();
    app.time.advance(1200);
    app.stores.onboarding.finish();
    expect(app.stores.composer.isOpen).toBe(false);
  });
});

describe('who is unemployed', () => {
  it('is told why there is no verification, and anybody else is led back to it', async () => {
    const app = await appAs('reader');
    const { stores } = app;
    stores.onboarding.open({ required: 'writer' });
    await tellProfile(app);
    stores.careerStatus.choose('unemployed');
    await stores.onboardingSteps.submitCareerChoice();
    await stores.onboardingSteps.submitCareerDetails();
    expect(stepOf(app)).toEqual(['OnboardingCompleted', null]);
    stores.onboarding.verifyNow();
    expect(stores.onboarding.state.showUnemployedCantVerifyBS).toBe(true);
    stores.onboarding.closeUnemployedSheet();
    expect(stores.onboarding.state.showUnemployedCantVerifyBS).toBe(false);
    stores.careerStatus.choose('working');
    stores.onboarding.verifyNow();
    expect(stepOf(app)).toEqual(['Verification', 'emailVerification']);
  });
});

function careerPosted(verificationSource: VerificationSource): OnboardingEvent {
  return { kind: 'careerPosted', verification: { verified: 'VERIFIED', verificationSource } };
}
