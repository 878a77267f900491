import type { MemoryApp } from './memory-app';

/** The step and the screen that onboarding shows; the screen is null where the step is one screen. */
export function screenOf({ stores }: MemoryApp): readonly [string, string | null] {
  return [stores.onboarding.state.currentStep.name, stores.onboarding.nestedStep];
}

/** Fills in and sends pseudonym and avatar. */
export async function tellProfile({ stores, settle }: MemoryApp): Promise<void> {
  const { anonymousProfile, onboardingSteps } = stores;
  anonymousProfile.typeName('NimbuPaani');
  anonymousProfile.chooseAvatar({ avatarUri: 'kolam:nimbupaani', avatarColor: '#EFDEDF' });
  await onboardingSteps.saveProfile();
  await settle();
}

/** Fills in and sends what a working person does. */
export async function tellCareer({ stores, settle }: MemoryApp): Promise<void> {
  const { careerStatus, onboardingSteps } = stores;
  careerStatus.choose('working');
  careerStatus.changeWorking({ companyName: 'Vaayuna Technologies' });
  await onboardingSteps.submitCareerChoice();
  careerStatus.changeWorking({ jobProfile: 'Software Engineer', departmentId: 1, industryId: 1 });
  await onboardingSteps.submitCareerDetails();
  await settle();
}
