import { ContainerModule } from 'inversify';
import { NativeAppApi } from '@/adapters/http/generated/user/native-app';
import { PopupsPort } from '@/core/native-app/popups.port';
import { HttpClientKey } from '../../app-keys';

/** The popup check over the wire. */
export const nativeAppAdapters = new ContainerModule(({ bind }) => {
  bind(PopupsPort)
    .toResolvedValue((http) => new NativeAppApi(http), [HttpClientKey])
    .inSingletonScope();
});
