import { ContainerModule } from 'inversify';
import { CasesPort } from '@/core/moderation/cases.port';
import { QueueEventsPort } from '@/core/moderation/queue-events.port';
import { RealtimePort } from '@/core/realtime/realtime.port';
import { PersonalKey } from '@/stores/common/personal';
import { ModerationKey, RolesKey } from '@/stores/moderation/keys';
import { ModerationStore } from '@/stores/moderation/moderation.store';
import { RolesStore } from '@/stores/moderation/roles.store';

export const moderationModule = new ContainerModule(({ bind }) => {
  bind(RolesKey)
    .toResolvedValue((cases) => new RolesStore(cases), [CasesPort])
    .inSingletonScope();
  bind(ModerationKey)

    .toResolvedValue(
      (cases, roles, events, realtime) => new ModerationStore(cases, roles, { events, realtime }),
      [CasesPort, RolesKey, QueueEventsPort, RealtimePort],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(RolesKey);
  bind(PersonalKey).toService(ModerationKey);
});
