import { ContainerModule } from 'inversify';
import { CasesPort } from '@/core/moderation/cases.port';
import { PersonalKey } from '@/stores/common/personal';
import { ModerationKey, RolesKey } from '@/stores/moderation/keys';
import { ModerationStore } from '@/stores/moderation/moderation.store';
import { RolesStore } from '@/stores/moderation/roles.store';

export const moderationModule = new ContainerModule(({ bind }) => {
  bind(RolesKey)
    .toResolvedValue((cases) => new RolesStore(cases), [CasesPort])
    .inSingletonScope();
  bind(ModerationKey)
    .toResolvedValue((cases, roles) => new ModerationStore(cases, roles), [CasesPort, RolesKey])
    .inSingletonScope();
  bind(PersonalKey).toService(RolesKey);
  bind(PersonalKey).toService(ModerationKey);
});
