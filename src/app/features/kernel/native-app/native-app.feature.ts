import type { Feature } from '@/app/feature';
import { isNative } from '@/core/kernel/device/device';
import { DevicePort } from '@/core/kernel/device/device-reading.port';
import { NativeAppPort } from '@/core/kernel/native-app/native-app.port';
import { AppRatingKey, NotificationPromptKey, PageStackKey } from '@/stores/kernel/native-app/keys';
import { NativeAppOverlays } from '@/views/kernel/native-app/native-app-overlays';
import { nativeAppAdapters, nativeAppModule } from './native-app.module';

export const feature: Feature = {
  module: nativeAppModule,
  adapters: nativeAppAdapters,
  Overlays: NativeAppOverlays,
  start: (container) => {
    if (!isNative(container.get(DevicePort).current())) return;
    const app = container.get(NativeAppPort);
    const prompt = container.get(NotificationPromptKey);
    const rating = container.get(AppRatingKey);
    app.onMessage((message) => {
      if (message.type === 'askForRating') rating.ask();
      else void prompt.permissionIs(message.permission);
    });
    container.get(PageStackKey).start();
    rating.start();
    app.post({ type: 'pageReady' });
  },
};
