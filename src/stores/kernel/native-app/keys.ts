import type { Key } from '@/core/kernel/common/key';
import type { AppRatingStore } from './app-rating.store';
import type { NotificationPromptStore } from './notification-prompt.store';
import type { PageStackStore } from './page-stack.store';

export const PageStackKey: Key<PageStackStore> = Symbol('native-app/PageStackStore');
export const NotificationPromptKey: Key<NotificationPromptStore> = Symbol('native-app/NotificationPromptStore');
export const AppRatingKey: Key<AppRatingStore> = Symbol('native-app/AppRatingStore');
