import { createStoreHook } from '../common/stores-context';

export const useAnonymousProfile = createStoreHook('anonymousProfile');
