import type { Key } from '@/core/kernel/common/key';
import type { PushStore } from './push.store';
import type { PushPromptStore } from './push-prompt.store';

export const PushKey: Key<PushStore> = Symbol('push/PushStore');
export const PushPromptKey: Key<PushPromptStore> = Symbol('push/PushPromptStore');
