import { ContainerModule } from 'inversify';
import { PushDevicesPort } from '@/core/push/push-devices.port';
import { UserPreferencesPort } from '@/core/settings/preferences.port';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { PersonalKey } from '@/stores/common/personal';
import { ProfileKey } from '@/stores/profile/keys';
import { PreferencesKey } from '@/stores/settings/keys';
import { PreferencesStore } from '@/stores/settings/preferences.store';

export const settingsModule = new ContainerModule(({ bind }) => {
  bind(PreferencesKey)
    .toResolvedValue(
      (preferences, devices, toasts, profile) => new PreferencesStore({ preferences, devices, toasts }, profile),
      [UserPreferencesPort, PushDevicesPort, ToastsPort, ProfileKey],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(PreferencesKey);
});
