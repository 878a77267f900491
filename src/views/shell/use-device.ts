import { createStoreHook } from '../common/stores-context';

export const useDevice = createStoreHook('device');
