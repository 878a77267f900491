import { createStoreHook } from '../common/stores-context';

export const useProfile = createStoreHook('profile');
