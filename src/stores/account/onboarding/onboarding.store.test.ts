import { startMemoryApp } from '@tests/support/memory-app';
import { screenOf, submitCareer, submitProfile } from '@tests/support/through-onboarding';
import { describe, expect, it } from 'vitest';
import { RoleRecords } from '@/adapters/memory/account/onboarding/role-records';
import { MemoryStorage } from '@/adapters/memory/kernel/world/memory-storage';
import { UserRecords } from '@/adapters/memory/kernel/world/user-records';
import { emptyCareerStatus } from '@/core/account/career-status/career-status';
import { CareerStatusKey } from '@/stores/account/career-status/keys';
import { OnboardingKey, OnboardingNudgeKey, OnboardingStepsKey } from '@/stores/account/onboarding/keys';
import { ProfileKey } from '@/stores/account/profile/keys';
import { AccessKey, SessionKey } from '@/stores/account/session/keys';
import { OverlaysKey } from '@/stores/kernel/shell/keys';

describe('onboarding before anything happened', () => {
  it('[EN-ONB-STEPSTATE] has a sequence, its first step and the first screen', async () => {
    const { store } = await startMemoryApp({ as: 'guest' });
    const onboarding = store(OnboardingKey);
    const { sequence, currentStep, nestedStepIndex } = onboarding.state;
    expect(sequence).toHaveLength(5);
    expect(currentStep.name).toBe(sequence[0]);
    expect(nestedStepIndex).toBe(0);
  });

  it('[EN-ONB-CONTEXT] has an empty context', async () => {
    expect((await startMemoryApp({ as: 'guest' })).store(OnboardingKey).state).toMatchObject({
      editScreensMode: false,
      internalCampaign: null,
      actionModalTitle: null,
      openCreatePost: false,
      savedState: null,
      isOnboardingOpen: false,
    });
  });

  it('[EN-ONB-PROGRESS] [EN-ONB-MODE] has no progress and no mode', async () => {
    expect((await startMemoryApp({ as: 'guest' })).store(OnboardingKey).state).toMatchObject({
      isReader: false,
      isWriter: false,
      isFullyOnboarded: false,
      hasFilledUserProfile: false,
      hasFilledCareerStatus: false,
      readerStepCompleted: false,
      lastStepCompleted: false,
      hasVerifyScreenAnimationEnded: false,
      isInitialOnBoarding: false,
    });
  });

  it('[EN-ONB-PORTAL] knows nothing of the job portal', async () => {
    expect((await startMemoryApp({ as: 'guest' })).store(OnboardingKey).state).toMatchObject({
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
  it('[ST-ONB-ALREADY] only marks the last step for a user who is fully onboarded', async () => {
    const app = await startMemoryApp({ as: 'newcomer' });
    await app.store(OnboardingKey).open({ required: 'READER' });
    await app.store(OnboardingStepsKey).finishCommunities();
    await submitProfile(app);
    await submitCareer(app);
    app.store(OnboardingKey).leave();
    expect(app.store(OnboardingKey).state.isFullyOnboarded).toBe(true);
    expect(app.store(OnboardingKey).state.lastStepCompleted).toBe(false);
    await app.store(OnboardingKey).open();
    expect(app.store(OnboardingKey).isOpen).toBe(false);
    expect(app.store(OnboardingKey).state.lastStepCompleted).toBe(true);
  });

  it('[ST-ONB-NUDGE] reminds after 5000 ms where no role is missing', async () => {
    const { store, time } = await startMemoryApp({ as: 'reader' });
    time.advance(4999);
    expect(store(OnboardingNudgeKey).isShown).toBe(false);
    time.advance(1);
    expect(store(OnboardingNudgeKey).isShown).toBe(true);
  });

  it('waits with the reminder until what the user opened is answered', async () => {
    const { store, time, settle } = await startMemoryApp({ as: 'reader' });
    store(OverlaysKey).overlayOpened();
    time.advance(60_000);
    await settle();
    expect(store(OnboardingNudgeKey).isShown).toBe(false);
    store(OverlaysKey).overlayClosed();
    expect(store(OnboardingNudgeKey).isShown).toBe(true);
  });

  it('does not remind a user who has opened it meanwhile, nor a guest', async () => {
    const { store, time } = await startMemoryApp({ as: 'newcomer' });
    await store(OnboardingKey).open({ required: 'READER' });
    time.advance(6000);
    expect(store(OnboardingNudgeKey).isShown).toBe(false);
    const guest = await startMemoryApp({ as: 'guest' });
    guest.time.advance(6000);
    expect(guest.store(OnboardingNudgeKey).isShown).toBe(false);
  });

  it('follows the nudge to the next role', async () => {
    const { store, time } = await startMemoryApp({ as: 'newcomer' });
    time.advance(5000);
    store(OnboardingKey).acceptNudge();
    expect(store(OnboardingNudgeKey).isShown).toBe(false);
    expect(store(OnboardingKey).state.currentStep.name).toBe('Communities');
  });

  it('never reminds again where it was refused', async () => {
    const { store, time } = await startMemoryApp({ as: 'reader' });
    time.advance(5000);
    store(OnboardingNudgeKey).refuse();
    await store(OnboardingKey).open();
    time.advance(5000);
    expect(store(OnboardingNudgeKey).isShown).toBe(false);
  });

  it('waits for the profile where it did not load before, and says so where it does not come', async () => {
    const app = await startMemoryApp({ as: 'newcomer' });
    app.store(ProfileKey).forget();
    app.line.goOffline();
    await app.store(OnboardingKey).open({ required: 'WRITER' });
    await app.settle();
    expect(app.store(OnboardingKey).isOpen).toBe(false);
    expect(app.toasts.shown.map(({ text1 }) => text1)).toContain('Your profile could not be loaded.');
    app.line.goOnline();
    await app.store(OnboardingKey).open({ required: 'WRITER' });
    await app.settle();
    expect(app.store(OnboardingKey).isOpen).toBe(true);
  });
});

describe('leaving', () => {
  it('[ST-ONB-ACTION-MODAL] asks back after 100 ms', async () => {
    const { store, time } = await startMemoryApp({ as: 'reader' });
    await store(OnboardingKey).open({ required: 'WRITER' });
    store(OnboardingStepsKey).close();
    time.advance(99);
    expect(store(OnboardingKey).state.isActionModalOpen).toBe(false);
    time.advance(1);
    expect(store(OnboardingKey).state.isActionModalOpen).toBe(true);
    store(OnboardingKey).stay();
    expect(store(OnboardingKey).state).toMatchObject({ isActionModalOpen: false, isOnboardingOpen: true });
  });

  it('keeps the draft over a reload, for the same user only', async () => {
    const storage = new MemoryStorage();
    const first = await startMemoryApp({ as: 'reader', storage });
    await first.store(OnboardingKey).open({ required: 'WRITER' });
    await submitProfile(first);
    first.store(CareerStatusKey).choose('student');
    first.store(CareerStatusKey).changeStudent({ collegeName: 'Kaveri Institute' });

    const { world, me } = first;
    const again = await startMemoryApp({ as: 'reader', storage, world, me });
    await again.store(OnboardingKey).open({ required: 'WRITER' });
    await again.settle();
    expect(screenOf(again)).toEqual(['CareerStatus', 'careerOption']);
    expect(again.store(CareerStatusKey).state.selectedOption).toBe('student');
    expect(again.store(CareerStatusKey).state.student.collegeName).toBe('Kaveri Institute');

    const ravi = world.records(UserRecords).add('Ravi Menon', 'ravi@vaayuna.example');
    world.records(RoleRecords).of(ravi).isReader = true;
    const other = await startMemoryApp({ as: 'reader', storage, world, me: ravi });
    await other.store(OnboardingKey).open({ required: 'WRITER' });
    expect(screenOf(other)).toEqual(['AnonymousProfile', null]);
    expect(other.store(CareerStatusKey).state).toEqual({ ...emptyCareerStatus, name: 'Ravi Menon' });
  });

  it('[ST-GOTO-FOLLOWUP] a finished initial onboarding is followed by one call after 5000 ms, another by none', async () => {
    for (const isInitial of [true, false]) {
      const app = await startMemoryApp({ as: 'newcomer' });
      await app.store(OnboardingKey).open({ required: 'READER', isInitial });
      for (let screen = 0; screen < 7; screen += 1) app.store(OnboardingKey).happened({ kind: 'wentRight' });
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
    const { store } = await startMemoryApp({ as: 'reader' });
    await store(OnboardingKey).open({ required: 'WRITER' });
    store(CareerStatusKey).choose('student');
    store(SessionKey).markUnauthorised();
    expect(store(OnboardingKey).isOpen).toBe(false);
    expect(store(AccessKey)).toMatchObject({ isLoggedIn: false, isReader: false, isWriter: false });
    expect(store(CareerStatusKey).state).toEqual(emptyCareerStatus);
    expect(store(OverlaysKey).shownPrompt).toBeNull();
  });
});
