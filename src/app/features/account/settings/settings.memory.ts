import { ContainerModule } from 'inversify';
import { MemoryAccountEnd } from '@/adapters/memory/account/settings/memory-account-end';
import { MemoryAccountMerge } from '@/adapters/memory/account/settings/memory-account-merge';
import { MemoryDataExports } from '@/adapters/memory/account/settings/memory-data-exports';
import { MemoryUserFeedback } from '@/adapters/memory/account/settings/memory-user-feedback';
import { MemoryUserPreferences } from '@/adapters/memory/account/settings/memory-user-preferences';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { AccountEndPort } from '@/core/account/settings/account-end.port';
import { AccountMergePort } from '@/core/account/settings/account-merge.port';
import { DataExportsPort } from '@/core/account/settings/data-exports.port';
import { UserFeedbackPort } from '@/core/account/settings/feedback.port';
import { UserPreferencesPort } from '@/core/account/settings/preferences.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(UserPreferencesPort)
    .toResolvedValue((browser) => new MemoryUserPreferences(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(UserFeedbackPort)
    .toResolvedValue((browser) => new MemoryUserFeedback(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(DataExportsPort)
    .toResolvedValue((browser) => new MemoryDataExports(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(AccountMergePort)
    .toResolvedValue((browser) => new MemoryAccountMerge(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(AccountEndPort)
    .toResolvedValue((browser) => new MemoryAccountEnd(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
