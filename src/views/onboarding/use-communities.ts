import { createStoreHook } from '../common/stores-context';

export const useCommunities = createStoreHook('communities');
