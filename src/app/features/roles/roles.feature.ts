import { ContainerModule } from 'inversify';
import { CasesPort } from '@/core/moderation/cases.port';
import { PersonalKey } from '@/stores/common/personal';
import { RolesKey } from '@/stores/moderation/keys';
import { RolesStore } from '@/stores/moderation/roles.store';
import type { Feature } from '../../feature';
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
