import { ContainerModule } from 'inversify';
import { ModerationApi } from '@/adapters/http/generated/moderation/moderation';
import { SocketQueueEvents } from '@/adapters/realtime/socket-queue-events';
import { SocketRealtimeKey } from '@/adapters/realtime/socket-realtime';
import { CasesPort } from '@/core/moderation/cases.port';
import { QueueEventsPort } from '@/core/moderation/queue-events.port';
import { HttpClientKey } from '../../app-keys';

/** The work of moderators over the wire. */
export const moderationAdapters = new ContainerModule(({ bind }) => {
  bind(CasesPort)
    .toResolvedValue((http) => new ModerationApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(QueueEventsPort)
    .toResolvedValue((realtime) => new SocketQueueEvents(realtime), [SocketRealtimeKey])
    .inSingletonScope();
});
