import '@/views/onboarding/onboarding.css';
import { reaction } from 'mobx';
import { OnboardingKey } from '@/stores/onboarding/keys';
import { ComposerKey } from '@/stores/posting/keys';
import { AccessKey } from '@/stores/session/keys';
import { OnboardingOverlays } from '@/views/onboarding/onboarding-overlays';
import type { Feature } from '../../feature';
import { onboardingAdapters } from './onboarding.adapters';
import { onboardingModule } from './onboarding.module';

/** The way to the roles of reader and writer. */
export const feature: Feature = {
  module: onboardingModule,
  adapters: onboardingAdapters,
  Overlays: OnboardingOverlays,
  start: (container) => {
    const onboarding = container.get(OnboardingKey);
    const composer = container.get(ComposerKey);
    const access = container.get(AccessKey);
    onboarding.attach(composer);
    onboarding.start();
    // What the user wanted to write before the login or onboarding opens after it.
    reaction(
      () => access.isWriter && !onboarding.isOpen,
      (mayWrite) => {
        if (mayWrite) composer.openPending();
      },
      { fireImmediately: true },
    );
  },
};
