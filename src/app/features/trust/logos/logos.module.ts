import { ContainerModule } from 'inversify';
import { LogosApi } from '@/adapters/http/generated/moderation/logos';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { ScreensKey } from '@/core/kernel/navigation/screens';
import { ChangeLogo } from '@/core/trust/logos/change-logo.use-case';
import { LogosPort } from '@/core/trust/logos/logos.port';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { LogosKey } from '@/stores/trust/logos/keys';
import { LogosStore } from '@/stores/trust/logos/logos.store';

export const logosAdapters = wire((provide) => {
  provide(LogosApi, [HttpClientKey], LogosPort);
});

export const logosModule = new ContainerModule(({ bind }) => {
  bind(LogosKey)
    .toResolvedValue((logos, screens) => new LogosStore(new ChangeLogo(logos), logos, screens), [LogosPort, ScreensKey])
    .inSingletonScope();
  bind(PersonalKey).toService(LogosKey);
});
