import { ContainerModule } from 'inversify';
import { ClockPort } from '@/core/common/clock.port';
import { StoragePort } from '@/core/common/key-value-storage.port';
import { DevicePort } from '@/core/device/device-reading.port';
import { NativeAppPort } from '@/core/native-app/native-app.port';
import { PopupsPort } from '@/core/native-app/popups.port';
import { AppRatingStore } from '@/stores/native-app/app-rating.store';
import { AppRatingKey, NotificationPromptKey, PageStackKey } from '@/stores/native-app/keys';
import { NotificationPromptStore } from '@/stores/native-app/notification-prompt.store';
import { PageStackStore } from '@/stores/native-app/page-stack.store';
import { NavigationKey } from '@/stores/navigation/keys';
import { SessionKey } from '@/stores/session/keys';
import { OverlaysKey } from '@/stores/shell/keys';

export const nativeAppModule = new ContainerModule(({ bind }) => {
  bind(PageStackKey)
    .toResolvedValue(
      (app, device, navigation, overlays) => new PageStackStore({ app, device }, { navigation, overlays }),
      [NativeAppPort, DevicePort, NavigationKey, OverlaysKey],
    )
    .inSingletonScope();
  bind(NotificationPromptKey)
    .toResolvedValue(
      (app, popups, device, storage, clock, session, overlays) =>
        new NotificationPromptStore({ app, popups, device, storage, clock }, { session, overlays }),
      [NativeAppPort, PopupsPort, DevicePort, StoragePort, ClockPort, SessionKey, OverlaysKey],
    )
    .inSingletonScope();
  bind(AppRatingKey)
    .toResolvedValue(
      (app, storage, clock, overlays) => new AppRatingStore({ app, storage, clock }, overlays),
      [NativeAppPort, StoragePort, ClockPort, OverlaysKey],
    )
    .inSingletonScope();
});
