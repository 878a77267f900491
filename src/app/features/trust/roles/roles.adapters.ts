import { ContainerModule } from 'inversify';
import { ModerationApi } from '@/adapters/http/generated/moderation/moderation';
import { HttpClientKey } from '@/app/app-keys';
import { CasesPort } from '@/core/trust/moderation/cases.port';

/** The user's roles and the cases of moderators over the wire. */
export const rolesAdapters = new ContainerModule(({ bind }) => {
  bind(CasesPort)
    .toResolvedValue((http) => new ModerationApi(http), [HttpClientKey])
    .inSingletonScope();
});
