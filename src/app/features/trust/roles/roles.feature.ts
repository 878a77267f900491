import { ContainerModule } from 'inversify';
import type { Feature } from '@/app/feature';
import { CasesPort } from '@/core/trust/moderation/cases.port';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { RolesKey } from '@/stores/trust/moderation/keys';
import { RolesStore } from '@/stores/trust/moderation/roles.store';
import { rolesAdapters } from './roles.adapters';

/** The user's roles, which texts for everybody ask for too: the work of moderators comes apart from them. */
export const feature: Feature = {
  module: new ContainerModule(({ bind }) => {
    bind(RolesKey)
      .toResolvedValue((cases) => new RolesStore(cases), [CasesPort])
      .inSingletonScope();
    bind(PersonalKey).toService(RolesKey);
  }),
  adapters: rolesAdapters,
};
