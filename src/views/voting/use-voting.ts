import { createStoreHook } from '../common/stores-context';

export const useVoting = createStoreHook('voting');
