import { ContainerModule } from 'inversify';
import { CasesPort } from '@/core/trust/moderation/cases.port';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { ConductStore } from '@/stores/trust/moderation/conduct.store';
import { ConductKey, ModerationKey, RolesKey } from '@/stores/trust/moderation/keys';
import { ModerationStore } from '@/stores/trust/moderation/moderation.store';

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
