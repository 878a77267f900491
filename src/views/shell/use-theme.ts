import { createStoreHook } from '../common/stores-context';

export const useTheme = createStoreHook('theme');
