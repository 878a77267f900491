import { createStoreHook } from '../common/stores-context';

export const useOnboardingSteps = createStoreHook('onboardingSteps');
