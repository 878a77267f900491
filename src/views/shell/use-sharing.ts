import { createStoreHook } from '../common/stores-context';

export const useSharing = createStoreHook('sharing');
