import { MemoryRealtimeKey } from '@/adapters/memory/kernel/realtime/memory-realtime';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryChat } from '@/adapters/memory/talk/chat/memory-chat';
import { MemoryChatEvents } from '@/adapters/memory/talk/chat/memory-chat-events';
import { MemoryMessageChanges } from '@/adapters/memory/talk/chat/memory-message-changes';
import { MemoryMessageReports } from '@/adapters/memory/talk/chat/memory-message-reports';
import { MemoryRooms } from '@/adapters/memory/talk/chat/memory-rooms';
import { wire } from '@/app/wire';
import { ChatPort } from '@/core/talk/chat/chat.port';
import { ChatEventsPort } from '@/core/talk/chat/chat-events.port';
import { MessageChangesPort } from '@/core/talk/chat/message-changes.port';
import { MessageReportsPort } from '@/core/talk/chat/message-reports.port';
import { RoomsPort } from '@/core/talk/chat/rooms.port';

export const adapters = wire((provide) => {
  provide(MemoryChat, [MemoryBrowserKey], ChatPort);
  provide(MemoryMessageChanges, [MemoryBrowserKey], MessageChangesPort);
  provide(MemoryMessageReports, [MemoryBrowserKey], MessageReportsPort);
  provide(MemoryRooms, [MemoryBrowserKey], RoomsPort);
  provide(MemoryChatEvents, [MemoryRealtimeKey, MemoryBrowserKey], ChatEventsPort);
});
