import { createStoreHook } from '../common/stores-context';

export const useBrand = createStoreHook('brand');
