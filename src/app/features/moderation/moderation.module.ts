import { ContainerModule } from 'inversify';
import { CasesPort } from '@/core/moderation/cases.port';
import { PersonalKey } from '@/stores/common/personal';
import { ConductStore } from '@/stores/moderation/conduct.store';
import { ConductKey, ModerationKey, RolesKey } from '@/stores/moderation/keys';
import { ModerationStore } from '@/stores/moderation/moderation.store';

export const moderationModule = new ContainerModule(({ bind }) => {
  bind(ConductKey)
    .toResolvedValue((cases) => new ConductStore(cases), [CasesPort])
    .inSingletonScope();
  bind(ModerationKey)
    .toResolvedValue(
      (cases, roles, conduct) => new ModerationStore(cases, roles, conduct),
      [CasesPort, RolesKey, ConductKey],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(ConductKey);
  bind(PersonalKey).toService(ModerationKey);
});
