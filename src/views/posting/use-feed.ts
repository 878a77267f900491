import { createStoreHook } from '../common/stores-context';

export const useFeed = createStoreHook('feed');
