import { ContainerModule } from 'inversify';
import { ChangeLogo } from '@/core/trust/logos/change-logo.use-case';
import { LogosPort } from '@/core/trust/logos/logos.port';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { LogosKey } from '@/stores/trust/logos/keys';
import { LogosStore } from '@/stores/trust/logos/logos.store';

export const logosModule = new ContainerModule(({ bind }) => {
  bind(LogosKey)
    .toResolvedValue((logos) => new LogosStore(new ChangeLogo(logos), logos), [LogosPort])
    .inSingletonScope();
  bind(PersonalKey).toService(LogosKey);
});
