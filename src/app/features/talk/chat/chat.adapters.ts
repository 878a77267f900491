import { ContainerModule } from 'inversify';
import { ChatApi } from '@/adapters/http/generated/chat/chat';
import { SocketChatEvents } from '@/adapters/realtime/socket-chat-events';
import { SocketRealtimeKey } from '@/adapters/realtime/socket-realtime';
import { HttpClientKey } from '@/app/app-keys';
import { ChatPort } from '@/core/talk/chat/chat.port';
import { ChatEventsPort } from '@/core/talk/chat/chat-events.port';
import { MessageChangesPort } from '@/core/talk/chat/message-changes.port';
import { MessageReportsPort } from '@/core/talk/chat/message-reports.port';
import { RoomsPort } from '@/core/talk/chat/rooms.port';

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
