import { ContainerModule } from 'inversify';
import { NativeAppApi } from '@/adapters/http/generated/user/native-app';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { ClockPort } from '@/core/kernel/common/clock.port';
import { StoragePort } from '@/core/kernel/common/key-value-storage.port';
import { DevicePort } from '@/core/kernel/device/device-reading.port';
import { NativeAppPort } from '@/core/kernel/native-app/native-app.port';
import { PopupsPort } from '@/core/kernel/native-app/popups.port';
import { SessionKey } from '@/stores/account/session/keys';
import { AppRatingStore } from '@/stores/kernel/native-app/app-rating.store';
import { AppRatingKey, NotificationPromptKey, PageStackKey } from '@/stores/kernel/native-app/keys';
import { NotificationPromptStore } from '@/stores/kernel/native-app/notification-prompt.store';
import { PageStackStore } from '@/stores/kernel/native-app/page-stack.store';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { OverlaysKey } from '@/stores/kernel/shell/keys';

export const nativeAppAdapters = wire((provide) => {
  provide(NativeAppApi, [HttpClientKey], PopupsPort);
});

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
