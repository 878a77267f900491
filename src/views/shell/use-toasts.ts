import { createStoreHook } from '../common/stores-context';

export const useToasts = createStoreHook('toasts');
