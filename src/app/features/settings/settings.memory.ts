import { ContainerModule } from 'inversify';
import { MemoryAccountEnd } from '@/adapters/memory/memory-account-end';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryDataExports } from '@/adapters/memory/memory-data-exports';
import { MemoryUserFeedback } from '@/adapters/memory/memory-user-feedback';
import { MemoryUserPreferences } from '@/adapters/memory/memory-user-preferences';
import { AccountEndPort } from '@/core/settings/account-end.port';
import { DataExportsPort } from '@/core/settings/data-exports.port';
import { UserFeedbackPort } from '@/core/settings/feedback.port';
import { UserPreferencesPort } from '@/core/settings/preferences.port';

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
  bind(AccountEndPort)
    .toResolvedValue((browser) => new MemoryAccountEnd(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
