import { startMemoryApp } from '@tests/support/memory-app';
import { screenOf, tellCareer, tellProfile } from '@tests/support/through-onboarding';
import { describe, expect, it } from 'vitest';
import { MemoryStorage } from '@/adapters/memory/memory-storage';
import { RoleRecords } from '@/adapters/memory/role-records';
import { UserRecords } from '@/adapters/memory/user-records';
import { emptyCareerStatus } from '@/core/career-status/career-status';

describe('onboarding before anything happened', () => {
  it('[EN-ONB-STEPSTATE] has a sequence, its first step and the first screen', async () => {
    const { onboarding } = (await startMemoryApp({ as: 'guest' })).stores;
    const { sequence, currentStep, nestedStepIndex } = onboarding.state;
    expect(sequence).toHaveLength(5);
    expect(currentStep.name).toBe(sequence[0]);
    expect(nestedStepIndex).toBe(0);
  });

  it('[EN-ONB-CONTEXT] has an empty context', async () => {
    expect((await startMemoryApp({ as: 'guest' })).stores.onboarding.state).toMatchObject({
      editScreensMode: false,
      internalCampaign: null,
      actionModalTitle: null,
      openCreatePost: false,
      savedState: null,
      isOnboardingOpen: false,
    });
  });

  it('[EN-ONB-PROGRESS] [EN-ONB-MODE] has no progress and no mode', async () => {
    expect((await startMemoryApp({ as: 'guest' })).stores.onboarding.state).toMatchObject({
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
    expect((await startMemoryApp({ as: 'guest' })).stores.onboarding.state).toMatchObject({
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
    const { stores } = await startMemoryApp({ as: 'guest' });
    stores.onboarding.open({ required, internalCampaign: 'home' });
    expect(stores.login.isOpen).toBe(true);
    expect(stores.login.props).toMatchObject({ ...flags, internalCampaign: 'home' });
    expect(stores.onboarding.isOpen).toBe(false);
  });

  it('[ST-ONB-ALREADY] only marks the last step for somebody who is fully onboarded', async () => {
    const app = await startMemoryApp({ as: 'newcomer' });
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
    const { stores, time } = await startMemoryApp({ as: 'reader' });
    time.advance(4999);
    expect(stores.onboardingNudge.isShown).toBe(false);
    time.advance(1);
    expect(stores.onboardingNudge.isShown).toBe(true);
  });

  it('does not remind somebody who has opened it meanwhile, nor a guest', async () => {
    const { stores, time } = await startMemoryApp({ as: 'newcomer' });
    stores.onboarding.open({ required: 'reader' });
    time.advance(6000);
    expect(stores.onboardingNudge.isShown).toBe(false);
    const guest = await startMemoryApp({ as: 'guest' });
    guest.time.advance(6000);
    expect(guest.stores.onboardingNudge.isShown).toBe(false);
  });

  it('follows the nudge to the next role', async () => {
    const { stores, time } = await startMemoryApp({ as: 'newcomer' });
    time.advance(5000);
    stores.onboarding.acceptNudge();
    expect(stores.onboardingNudge.isShown).toBe(false);
    expect(stores.onboarding.state.currentStep.name).toBe('Communities');
  });

  it('never reminds again where it was refused', async () => {
    const { stores, time } = await startMemoryApp({ as: 'reader' });
    time.advance(5000);
    stores.onboardingNudge.refuse();
    stores.onboarding.open();
    time.advance(5000);
    expect(stores.onboardingNudge.isShown).toBe(false);
  });

  it('waits for the profile where it did not load before, and says so where it does not come', async () => {
    const app = await startMemoryApp({ as: 'newcomer' });
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

describe('leaving', () => {
  it('[ST-ONB-ACTION-MODAL] asks back after 100 ms', async () => {
    const { stores, time } = await startMemoryApp({ as: 'reader' });
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
    const first = await startMemoryApp({ as: 'reader', storage });
    first.stores.onboarding.open({ required: 'writer' });
    await tellProfile(first);
    first.stores.careerStatus.choose('student');
    first.stores.careerStatus.changeStudent({ collegeName: 'Kaveri Institute' });

    const { world, me } = first;
    const again = await startMemoryApp({ as: 'reader', storage, world, me });
    again.stores.onboarding.open({ required: 'writer' });
    await again.settle();
    expect(screenOf(again)).toEqual(['CareerStatus', 'careerOption']);
    expect(again.stores.careerStatus.state.selectedOption).toBe('student');
    expect(again.stores.careerStatus.state.student.collegeName).toBe('Kaveri Institute');

    const somebody = world.records(UserRecords).add('Ravi Menon', 'ravi@vaayuna.example');
    world.records(RoleRecords).of(somebody).isReader = true;
    const other = await startMemoryApp({ as: 'reader', storage, world, me: somebody });
    other.stores.onboarding.open({ required: 'writer' });
    expect(screenOf(other)).toEqual(['AnonymousProfile', null]);
    expect(other.stores.careerStatus.state).toEqual({ ...emptyCareerStatus, name: 'Ravi Menon' });
  });

  it('[ST-GOTO-FOLLOWUP] a finished initial onboarding is followed by one call after 5000 ms, another by none', async () => {
    for (const isInitial of [true, false]) {
      const app = await startMemoryApp({ as: 'newcomer' });
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
    const { stores } = await startMemoryApp({ as: 'reader' });
    stores.onboarding.open({ required: 'writer' });
    stores.careerStatus.choose('student');
    stores.session.markUnauthorised();
    expect(stores.onboarding.isOpen).toBe(false);
    expect(stores.access).toMatchObject({ isLoggedIn: false, isReader: false, isWriter: false });
    expect(stores.careerStatus.state).toEqual(emptyCareerStatus);
    expect(stores.overlays.shownPrompt).toBeNull();
  });
});
