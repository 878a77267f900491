import { NativeAppApi } from '@/adapters/http/generated/user/native-app';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { PopupsPort } from '@/core/kernel/native-app/popups.port';

export const nativeAppAdapters = wire((provide) => {
  provide(NativeAppApi, [HttpClientKey], PopupsPort);
});
