import { ChatApi } from '@/adapters/http/generated/chat/chat';
import { SocketChatEvents } from '@/adapters/realtime/socket-chat-events';
import { SocketRealtimeKey } from '@/adapters/realtime/socket-realtime';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { ChatPort } from '@/core/talk/chat/chat.port';
import { ChatEventsPort } from '@/core/talk/chat/chat-events.port';
import { MessageChangesPort } from '@/core/talk/chat/message-changes.port';
import { MessageReportsPort } from '@/core/talk/chat/message-reports.port';
import { RoomsPort } from '@/core/talk/chat/rooms.port';

export const chatAdapters = wire((provide) => {
  provide(ChatApi, [HttpClientKey], ChatPort);
  provide(ChatApi, [HttpClientKey], MessageChangesPort);
  provide(ChatApi, [HttpClientKey], MessageReportsPort);
  provide(ChatApi, [HttpClientKey], RoomsPort);
  provide(SocketChatEvents, [SocketRealtimeKey], ChatEventsPort);
});
