import { createStoreHook } from '../common/stores-context';

export const useAccess = createStoreHook('access');
