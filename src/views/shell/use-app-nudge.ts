import { createStoreHook } from '../common/stores-context';

export const useAppNudge = createStoreHook('appNudge');
