import { ContainerModule } from 'inversify';
import { SettingsApi } from '@/adapters/http/generated/user/settings';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { PushDevicesPort } from '@/core/account/push/push-devices.port';
import { AccountEndPort } from '@/core/account/settings/account-end.port';
import { AccountMergePort } from '@/core/account/settings/account-merge.port';
import { DataExportsPort } from '@/core/account/settings/data-exports.port';
import { UserFeedbackPort } from '@/core/account/settings/feedback.port';
import { UserPreferencesPort } from '@/core/account/settings/preferences.port';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { ProfileKey } from '@/stores/account/profile/keys';
import { PreferencesKey } from '@/stores/account/settings/keys';
import { PreferencesStore } from '@/stores/account/settings/preferences.store';
import { PersonalKey } from '@/stores/kernel/common/personal';

export const settingsAdapters = wire((provide) => {
  provide(SettingsApi, [HttpClientKey], UserPreferencesPort);
  provide(SettingsApi, [HttpClientKey], UserFeedbackPort);
  provide(SettingsApi, [HttpClientKey], DataExportsPort);
  provide(SettingsApi, [HttpClientKey], AccountEndPort);
  provide(SettingsApi, [HttpClientKey], AccountMergePort);
});

export const settingsModule = new ContainerModule(({ bind }) => {
  bind(PreferencesKey)
    .toResolvedValue(
      (preferences, devices, toasts, profile) => new PreferencesStore({ preferences, devices, toasts }, profile),
      [UserPreferencesPort, PushDevicesPort, ToastsPort, ProfileKey],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(PreferencesKey);
});
