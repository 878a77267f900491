import { createStoreHook } from '../common/stores-context';

export const useOverlays = createStoreHook('overlays');
