import { ContainerModule } from 'inversify';
import { ChatApi } from '@/adapters/http/generated/chat/chat';
import { SocketChatEvents } from '@/adapters/realtime/socket-chat-events';
import { SocketRealtimeKey } from '@/adapters/realtime/socket-realtime';
import { ChatPort } from '@/core/chat/chat.port';
import { ChatEventsPort } from '@/core/chat/chat-events.port';
import { MessageChangesPort } from '@/core/chat/message-changes.port';
import { MessageReportsPort } from '@/core/chat/message-reports.port';
import { RoomsPort } from '@/core/chat/rooms.port';
import { HttpClientKey } from '../../app-keys';

/** Conversations over the wire. */
export const chatAdapters = new ContainerModule(({ bind }) => {
  bind(ChatPort)
    .toResolvedValue((http) => new ChatApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(MessageChangesPort)
    .toResolvedValue((http) => new ChatApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(MessageReportsPort)
    .toResolvedValue((http) => new ChatApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(RoomsPort)
    .toResolvedValue((http) => new ChatApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(ChatEventsPort)
    .toResolvedValue((realtime) => new SocketChatEvents(realtime), [SocketRealtimeKey])
    .inSingletonScope();
});
