import { expect, it } from 'vitest';
import { OnboardingPort } from '@/core/account/onboarding/onboarding.port';
import { ProfilesPort } from '@/core/account/profile/profile.port';
import { NotificationsPort } from '@/core/talk/notifications/notifications.port';
import type { Contract } from './harness/describe-on-harnesses';
import { expectNotSignedIn, successOf } from './harness/outcomes';

export const onboardingContract: Contract = (harness) => {
  it('makes one a reader, once and for all', async () => {
    const person = await harness().newcomer();
    expect(successOf(await person.port(ProfilesPort).getProfile())).toMatchObject({ isReader: false, isWriter: false });
    const roles = { isReader: true, isWriter: false };
    expect(successOf(await person.port(OnboardingPort).completeReaderStep({ completed: true }))).toEqual(roles);
    expect(successOf(await person.port(OnboardingPort).completeReaderStep({ completed: true }))).toEqual(roles);
    expect(successOf(await person.port(ProfilesPort).getProfile())).toMatchObject(roles);
    const inbox = successOf(await person.port(NotificationsPort).listNotifications({ platform: 'phone' }));
    expect(inbox.items.map(({ variantId }) => variantId)).toEqual(['welcome']);
  });

  it('leaves a writer one', async () => {
    const roles = successOf(await harness().as('writer').port(OnboardingPort).completeReaderStep({ completed: true }));
    expect(roles).toEqual({ isReader: true, isWriter: true });
  });

  it('is for somebody who is signed in', async () => {
    expectNotSignedIn(await harness().as('guest').port(OnboardingPort).completeReaderStep({ completed: true }));
  });
};
