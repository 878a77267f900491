import { SocketQueueEvents } from '@/adapters/realtime/socket-queue-events';
import { SocketRealtimeKey } from '@/adapters/realtime/socket-realtime';
import { wire } from '@/app/wire';
import { CasesPort } from '@/core/trust/moderation/cases.port';
import { QueueEventsPort } from '@/core/trust/moderation/queue-events.port';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { ConductStore } from '@/stores/trust/moderation/conduct.store';
import { ConductKey, ModerationKey, RolesKey } from '@/stores/trust/moderation/keys';
import { ModerationStore } from '@/stores/trust/moderation/moderation.store';

export const moderationAdapters = wire((provide) => {
  provide(SocketQueueEvents, [SocketRealtimeKey], QueueEventsPort);
});

export const moderationModule = wire((provide, bind) => {
  provide(ConductStore, [CasesPort], ConductKey);
  provide(ModerationStore, [CasesPort, RolesKey, ConductKey], ModerationKey);
  bind(PersonalKey).toService(ConductKey);
  bind(PersonalKey).toService(ModerationKey);
});
