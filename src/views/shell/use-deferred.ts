import { createStoreHook } from '../common/stores-context';

/** Asks something of features whose code comes after the first view. */
export const useDeferred = createStoreHook('deferred');
