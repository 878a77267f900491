import { createStoreHook } from '../common/stores-context';

export const usePageLoader = createStoreHook('pageLoader');
