import { ContainerModule } from 'inversify';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { VersionsPort } from '@/core/versions/versions.port';
import { PersonalKey } from '@/stores/common/personal';
import { VersionsKey } from '@/stores/versions/keys';
import { VersionsStore } from '@/stores/versions/versions.store';

export const versionsModule = new ContainerModule(({ bind }) => {
  bind(VersionsKey)
    .toResolvedValue((versions, toasts) => new VersionsStore(versions, toasts), [VersionsPort, ToastsPort])
    .inSingletonScope();
  bind(PersonalKey).toService(VersionsKey);
});
