import { createStoreHook } from '../common/stores-context';

export const usePostViews = createStoreHook('postViews');
