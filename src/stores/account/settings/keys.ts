import type { Key } from '@/core/kernel/common/key';
import type { AccountEndStore } from './account-end.store';
import type { AccountMergeStore } from './account-merge.store';
import type { DataExportsStore } from './data-exports.store';
import type { FeedbackStore } from './feedback.store';
import type { PreferencesStore } from './preferences.store';
import type { UnsubscribeStore } from './unsubscribe.store';

export const PreferencesKey: Key<PreferencesStore> = Symbol('settings/PreferencesStore');

export const FeedbackKey: Key<FeedbackStore> = Symbol('settings/FeedbackStore');

export const AccountEndKey: Key<AccountEndStore> = Symbol('settings/AccountEndStore');

export const AccountMergeKey: Key<AccountMergeStore> = Symbol('settings/AccountMergeStore');

export const UnsubscribeKey: Key<UnsubscribeStore> = Symbol('settings/UnsubscribeStore');

export const DataExportsKey: Key<DataExportsStore> = Symbol('settings/DataExportsStore');
