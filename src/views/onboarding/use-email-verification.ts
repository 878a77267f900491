import { createStoreHook } from '../common/stores-context';

export const useEmailVerification = createStoreHook('emailVerification');
