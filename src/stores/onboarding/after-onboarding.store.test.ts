import { startMemoryApp } from '@tests/support/memory-app';
import { screenOf, tellCareer, tellProfile } from '@tests/support/through-onboarding';
import { describe, expect, it } from 'vitest';

describe('create-post after onboarding', () => {
  it('opens with what somebody wanted to write before it', async () => {
    const app = await startMemoryApp({ as: 'newcomer' });
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
    const app = await startMemoryApp({ as: 'newcomer' });
    const { stores } = app;
    stores.onboarding.open({ required: 'writer', openCreatePost: true, internalCampaign: 'home' });
    await tellProfile(app);
    await tellCareer(app);
    stores.emailVerification.typeEmail('asha@vaayuna.example');
    await stores.onboardingSteps.sendCode();
    expect(screenOf(app)).toEqual(['Verification', 'verifyOtp']);
    stores.emailVerification.typeCode(app.world.mails.at(-1)?.otp ?? '');
    await stores.onboardingSteps.verifyCode();
    await app.settle();
    expect(screenOf(app)).toEqual(['OnboardingCompleted', null]);
    expect(stores.composer.isOpen).toBe(false);
    app.time.advance(1200);
    expect(stores.onboarding.isOpen).toBe(false);
    expect(stores.composer.isOpen).toBe(true);
    expect(stores.composer.draft.internalCampaign).toBe('home_after_profile_and_verification');
  });

  it('does not open for somebody who did not ask for it', async () => {
    const app = await startMemoryApp({ as: 'newcomer' });
    app.stores.onboarding.open({ required: 'writer' });
    await tellProfile(app);
    await tellCareer(app);
    app.stores.onboardingSteps.skip();
    app.time.advance(1200);
    app.stores.onboarding.finish();
    expect(app.stores.composer.isOpen).toBe(false);
  });
});
