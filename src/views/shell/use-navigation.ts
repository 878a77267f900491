import { createStoreHook } from '../common/stores-context';

export const useNavigation = createStoreHook('navigation');
