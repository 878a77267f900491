import type { MemoryApp } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { screenOf, submitCareer, submitProfile } from '@tests/support/through-onboarding';
import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { CareerRecords } from '@/adapters/memory/account/career-status/career-records';
import { ONBOARDING_STORAGE_KEY } from '@/core/account/onboarding/stored-onboarding';
import { EmailVerificationKey } from '@/stores/account/career-status/keys';
import { OnboardingKey, OnboardingStepsKey } from '@/stores/account/onboarding/keys';
import { ComposerKey } from '@/stores/talk/posting/keys';

async function atTheLastScreen(on: {
  readonly openCreatePost: boolean;
  readonly isVerified: boolean;
}): Promise<MemoryApp> {
  const app = await startMemoryApp({ as: 'newcomer' });
  const request = { required: 'WRITER', openCreatePost: on.openCreatePost, internalCampaign: 'home' } as const;
  await app.store(OnboardingKey).open(request);
  await toTheLastScreen(app, on.isVerified);
  return app;
}

async function toTheLastScreen(app: MemoryApp, isVerified: boolean): Promise<void> {
  const { store } = app;
  await submitProfile(app);
  await submitCareer(app);
  if (isVerified) {
    store(EmailVerificationKey).changeEmail('asha@vaayuna.example');
    await store(OnboardingStepsKey).sendCode();
    expect(screenOf(app)).toEqual(['Verification', 'verifyOtp']);
    store(EmailVerificationKey).changeCode(app.world.records(CareerRecords).mails.at(-1)?.otp ?? '');
    await store(OnboardingStepsKey).verifyCode();
  } else store(OnboardingStepsKey).skip();
  await app.settle();
  expect(screenOf(app)).toEqual(['OnboardingCompleted', null]);
}

describe('create-post after onboarding', () => {
  it('opens with the post that the user wanted to write before', async () => {
    const app = await startMemoryApp({ as: 'newcomer' });
    app.store(ComposerKey).ask();
    await app.settle();
    expect(app.store(OnboardingKey).state).toMatchObject({ isOnboardingOpen: true, openCreatePost: true });
    await submitProfile(app);
    await submitCareer(app);
    app.store(OnboardingStepsKey).skip();
    expect(app.store(ComposerKey).isOpen).toBe(false);
    app.store(OnboardingKey).finish();
    expect(app.store(ComposerKey).isOpen).toBe(true);
  });

  it('[ST-GOTO-FINISH] finishes the onboarding whose last screen it replaces', async () => {
    const { store, storage } = await atTheLastScreen({ openCreatePost: true, isVerified: true });
    expect(storage.get(ONBOARDING_STORAGE_KEY)).not.toBeNull();
    store(OnboardingKey).finish();
    const { state } = store(OnboardingKey);
    expect(state).toMatchObject({ isOnboardingOpen: false, openCreatePost: false, lastStepCompleted: true });
    expect(state.currentStep.name).toBe(state.sequence[0]);
    expect(storage.get(ONBOARDING_STORAGE_KEY)).toBeNull();
  });

  it('[ST-AFTER-PROFILE] takes the place of the last screen once the user is verified, with the campaign of that way', async () => {
    const app = await atTheLastScreen({ openCreatePost: true, isVerified: true });
    const { store } = app;
    expect(store(ComposerKey).isOpen).toBe(false);
    store(OnboardingKey).finish();
    expect(store(OnboardingKey).isOpen).toBe(false);
    expect(store(ComposerKey).isOpen).toBe(true);
    expect(store(ComposerKey).writing.draft.internalCampaign).toBe('home_after_profile_and_verification');
  });

  it('[ST-AFTER-PROFILE-CAMPAIGN] carries the campaign of the visit that asked to write', async () => {
    const app = await startMemoryApp({ as: 'newcomer', address: '/?campaign=abc' });
    app.store(ComposerKey).ask();
    await app.settle();
    await toTheLastScreen(app, true);
    app.store(OnboardingKey).finish();
    expect(app.store(ComposerKey).isOpen).toBe(true);
    const { internalCampaign, openTouchpoint } = app.store(ComposerKey).writing.draft;
    expect([internalCampaign, openTouchpoint]).toEqual(['abc_after_profile_and_verification', 'user_logged_in']);
  });

  it.each([
    ['the user did not ask to write', { openCreatePost: false, isVerified: true }, false],
    ['nothing is verified', { openCreatePost: true, isVerified: false }, true],
  ])('[ST-AFTER-PROFILE] does not open that way where %s', async (_what, conditions, opens) => {
    const { store } = await atTheLastScreen(conditions);
    store(OnboardingKey).finish();
    expect([store(OnboardingKey).isOpen, store(ComposerKey).isOpen]).toEqual([false, opens]);
    expect(store(ComposerKey).writing.draft.internalCampaign).not.toContain('_after_profile_and_verification');
  });

  it('[ST-AFTER-PROFILE] stays away until the user has seen the screen, however long they look', async () => {
    const app = await atTheLastScreen({ openCreatePost: true, isVerified: true });
    app.time.advance(60_000);
    expect([app.store(OnboardingKey).isOpen, app.store(ComposerKey).isOpen]).toEqual([true, false]);
  });

  it('[ST-AFTER-PROFILE] stays away where onboarding is not complete', async () => {
    const app = await atTheLastScreen({ openCreatePost: true, isVerified: true });
    const onboarding = app.store(OnboardingKey);
    runInAction(() => {
      onboarding.state = { ...onboarding.state, isFullyOnboarded: false, isReader: false };
    });
    onboarding.finish();
    expect(app.store(ComposerKey).writing.draft.internalCampaign).not.toContain('_after_profile_and_verification');
  });

  it('does not open for a user who did not ask for it', async () => {
    const app = await startMemoryApp({ as: 'newcomer' });
    await app.store(OnboardingKey).open({ required: 'WRITER' });
    await submitProfile(app);
    await submitCareer(app);
    app.store(OnboardingStepsKey).skip();
    app.store(OnboardingKey).finish();
    expect(app.store(ComposerKey).isOpen).toBe(false);
  });
});
