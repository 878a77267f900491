import { ContainerModule } from 'inversify';
import { ChangeLogo } from '@/core/logos/change-logo.use-case';
import { LogosPort } from '@/core/logos/logos.port';
import { PersonalKey } from '@/stores/common/personal';
import { LogosKey } from '@/stores/logos/keys';
import { LogosStore } from '@/stores/logos/logos.store';

export const logosModule = new ContainerModule(({ bind }) => {
  bind(LogosKey)
    .toResolvedValue((logos) => new LogosStore(new ChangeLogo(logos), logos), [LogosPort])
    .inSingletonScope();
  bind(PersonalKey).toService(LogosKey);
});
