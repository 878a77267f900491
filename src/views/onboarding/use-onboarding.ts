import { createStoreHook } from '../common/stores-context';

export const useOnboarding = createStoreHook('onboarding');
