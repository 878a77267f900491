import { SettingsApi } from '@/adapters/http/generated/user/settings';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { AccountEndPort } from '@/core/account/settings/account-end.port';
import { AccountMergePort } from '@/core/account/settings/account-merge.port';
import { DataExportsPort } from '@/core/account/settings/data-exports.port';
import { UserFeedbackPort } from '@/core/account/settings/feedback.port';
import { UserPreferencesPort } from '@/core/account/settings/preferences.port';

export const settingsAdapters = wire((provide) => {
  provide(SettingsApi, [HttpClientKey], UserPreferencesPort);
  provide(SettingsApi, [HttpClientKey], UserFeedbackPort);
  provide(SettingsApi, [HttpClientKey], DataExportsPort);
  provide(SettingsApi, [HttpClientKey], AccountEndPort);
  provide(SettingsApi, [HttpClientKey], AccountMergePort);
});
