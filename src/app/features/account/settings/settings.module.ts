import { ContainerModule } from 'inversify';
import { PushDevicesPort } from '@/core/account/push/push-devices.port';
import { UserPreferencesPort } from '@/core/account/settings/preferences.port';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { ProfileKey } from '@/stores/account/profile/keys';
import { PreferencesKey } from '@/stores/account/settings/keys';
import { PreferencesStore } from '@/stores/account/settings/preferences.store';
import { PersonalKey } from '@/stores/kernel/common/personal';

export const settingsModule = new ContainerModule(({ bind }) => {
  bind(PreferencesKey)
    .toResolvedValue(
      (preferences, devices, toasts, profile) => new PreferencesStore({ preferences, devices, toasts }, profile),
      [UserPreferencesPort, PushDevicesPort, ToastsPort, ProfileKey],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(PreferencesKey);
});
