import { ContainerModule } from 'inversify';
import { ModerationApi } from '@/adapters/http/generated/moderation/moderation';
import { CasesPort } from '@/core/moderation/cases.port';
import { HttpClientKey } from '../../app-keys';

/** The user's roles and the cases of moderators over the wire. */
export const rolesAdapters = new ContainerModule(({ bind }) => {
  bind(CasesPort)
    .toResolvedValue((http) => new ModerationApi(http), [HttpClientKey])
    .inSingletonScope();
});
