import { createStoreHook } from '../common/stores-context';

export const useComposer = createStoreHook('composer');
