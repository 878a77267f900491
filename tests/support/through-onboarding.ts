import { CareerStatusKey } from '@/stores/account/career-status/keys';
import { OnboardingKey, OnboardingStepsKey } from '@/stores/account/onboarding/keys';
import { AnonymousProfileKey } from '@/stores/account/profile/keys';
import type { MemoryApp } from './memory-app';

/** The step and the screen that onboarding shows; the screen is null if the step is one screen. */
export function screenOf({ store }: MemoryApp): readonly [string, string | null] {
  return [store(OnboardingKey).state.currentStep.name, store(OnboardingKey).nestedStep];
}

export async function submitProfile({ store, settle }: MemoryApp): Promise<void> {
  const anonymousProfile = store(AnonymousProfileKey);
  const onboardingSteps = store(OnboardingStepsKey);
  anonymousProfile.changeName('NimbuPaani');
  anonymousProfile.chooseAvatar({ avatarUri: 'kolam:5c0e9a17d2b4f683', avatarColor: '#EFDEDF' });
  await onboardingSteps.saveProfile();
  await settle();
}

export async function submitCareer({ store, settle }: MemoryApp): Promise<void> {
  const careerStatus = store(CareerStatusKey);
  const onboardingSteps = store(OnboardingStepsKey);
  careerStatus.choose('working');
  careerStatus.changeWorking({ companyName: 'Vaayuna Technologies' });
  await onboardingSteps.submitCareerChoice();
  careerStatus.changeWorking({ jobProfile: 'Software Engineer', departmentId: 1, industryId: 1 });
  await onboardingSteps.submitCareerDetails();
  await settle();
}
