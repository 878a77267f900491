import { createStoreHook } from '../common/stores-context';

export const useNotifications = createStoreHook('notifications');
