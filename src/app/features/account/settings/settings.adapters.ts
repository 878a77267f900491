import { ContainerModule } from 'inversify';
import { SettingsApi } from '@/adapters/http/generated/user/settings';
import { HttpClientKey } from '@/app/app-keys';
import { AccountEndPort } from '@/core/account/settings/account-end.port';
import { AccountMergePort } from '@/core/account/settings/account-merge.port';
import { DataExportsPort } from '@/core/account/settings/data-exports.port';
import { UserFeedbackPort } from '@/core/account/settings/feedback.port';
import { UserPreferencesPort } from '@/core/account/settings/preferences.port';

/** Preferences, feedback and the ends of an account over the wire. */
export const settingsAdapters = new ContainerModule(({ bind }) => {
  bind(UserPreferencesPort)
    .toResolvedValue((http) => new SettingsApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(UserFeedbackPort)
    .toResolvedValue((http) => new SettingsApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(DataExportsPort)
    .toResolvedValue((http) => new SettingsApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(AccountEndPort)
    .toResolvedValue((http) => new SettingsApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(AccountMergePort)
    .toResolvedValue((http) => new SettingsApi(http), [HttpClientKey])
    .inSingletonScope();
});
