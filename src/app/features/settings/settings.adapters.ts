import { ContainerModule } from 'inversify';
import { SettingsApi } from '@/adapters/http/generated/user/settings';
import { AccountEndPort } from '@/core/settings/account-end.port';
import { DataExportsPort } from '@/core/settings/data-exports.port';
import { UserFeedbackPort } from '@/core/settings/feedback.port';
import { UserPreferencesPort } from '@/core/settings/preferences.port';
import { HttpClientKey } from '../../app-keys';

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
});
