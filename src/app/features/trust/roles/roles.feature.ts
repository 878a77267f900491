import type { Feature } from '@/app/feature';
import { wire } from '@/app/wire';
import { CasesPort } from '@/core/trust/moderation/cases.port';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { RolesKey } from '@/stores/trust/moderation/keys';
import { RolesStore } from '@/stores/trust/moderation/roles.store';
import { rolesAdapters } from './roles.module';

/** The user's roles. Separate from the moderators' work, since public texts need the roles too. */
export const feature: Feature = {
  module: wire((provide, bind) => {
    provide(RolesStore, [CasesPort], RolesKey);
    bind(PersonalKey).toService(RolesKey);
  }),
  adapters: rolesAdapters,
};
