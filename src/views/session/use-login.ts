import { createStoreHook } from '../common/stores-context';

export const useLogin = createStoreHook('login');
