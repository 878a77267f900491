import { createStoreHook } from '../common/stores-context';

export const useOnboardingNudge = createStoreHook('onboardingNudge');
