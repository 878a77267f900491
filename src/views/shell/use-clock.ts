import { createStoreHook } from '../common/stores-context';

export const useClock = createStoreHook('clock');
