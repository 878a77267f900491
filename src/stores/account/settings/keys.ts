import type { Key } from '@/core/kernel/common/key';
import type { AccountEndStore } from './account-end.store';
import type { AccountMergeStore } from './account-merge.store';
import type { DataExportsStore } from './data-exports.store';
import type { FeedbackStore } from './feedback.store';
import type { PreferencesStore } from './preferences.store';
import type { UnsubscribeStore } from './unsubscribe.store';

/** Names the PreferencesStore in the container. */
export const PreferencesKey: Key<PreferencesStore> = Symbol('settings/PreferencesStore');

/** Names the FeedbackStore in the container. */
export const FeedbackKey: Key<FeedbackStore> = Symbol('settings/FeedbackStore');

/** Names the AccountEndStore in the container. */
export const AccountEndKey: Key<AccountEndStore> = Symbol('settings/AccountEndStore');

/** Names the AccountMergeStore in the container. */
export const AccountMergeKey: Key<AccountMergeStore> = Symbol('settings/AccountMergeStore');

/** Names the UnsubscribeStore in the container. */
export const UnsubscribeKey: Key<UnsubscribeStore> = Symbol('settings/UnsubscribeStore');

/** Names the DataExportsStore in the container. */
export const DataExportsKey: Key<DataExportsStore> = Symbol('settings/DataExportsStore');
