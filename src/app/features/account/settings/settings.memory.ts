import { MemoryAccountEnd } from '@/adapters/memory/account/settings/memory-account-end';
import { MemoryAccountMerge } from '@/adapters/memory/account/settings/memory-account-merge';
import { MemoryDataExports } from '@/adapters/memory/account/settings/memory-data-exports';
import { MemoryUserFeedback } from '@/adapters/memory/account/settings/memory-user-feedback';
import { MemoryUserPreferences } from '@/adapters/memory/account/settings/memory-user-preferences';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { wire } from '@/app/wire';
import { AccountEndPort } from '@/core/account/settings/account-end.port';
import { AccountMergePort } from '@/core/account/settings/account-merge.port';
import { DataExportsPort } from '@/core/account/settings/data-exports.port';
import { UserFeedbackPort } from '@/core/account/settings/feedback.port';
import { UserPreferencesPort } from '@/core/account/settings/preferences.port';

export const adapters = wire((provide) => {
  provide(MemoryUserPreferences, [MemoryBrowserKey], UserPreferencesPort);
  provide(MemoryUserFeedback, [MemoryBrowserKey], UserFeedbackPort);
  provide(MemoryDataExports, [MemoryBrowserKey], DataExportsPort);
  provide(MemoryAccountMerge, [MemoryBrowserKey], AccountMergePort);
  provide(MemoryAccountEnd, [MemoryBrowserKey], AccountEndPort);
});
