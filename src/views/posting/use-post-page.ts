import { createStoreHook } from '../common/stores-context';

export const usePostPage = createStoreHook('postPage');
