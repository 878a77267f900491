import { createStoreHook } from '../common/stores-context';

export const useSession = createStoreHook('session');
