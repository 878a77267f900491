import { ContainerModule } from 'inversify';
import { NativeAppApi } from '@/adapters/http/generated/user/native-app';
import { HttpClientKey } from '@/app/app-keys';
import { PopupsPort } from '@/core/kernel/native-app/popups.port';

/** The popup check over the wire. */
export const nativeAppAdapters = new ContainerModule(({ bind }) => {
  bind(PopupsPort)
    .toResolvedValue((http) => new NativeAppApi(http), [HttpClientKey])
    .inSingletonScope();
});
