import { ContainerModule } from 'inversify';
import { MemoryChat } from '@/adapters/memory/chat/memory-chat';
import { MemoryChatEvents } from '@/adapters/memory/chat/memory-chat-events';
import { MemoryMessageChanges } from '@/adapters/memory/chat/memory-message-changes';
import { MemoryMessageReports } from '@/adapters/memory/chat/memory-message-reports';
import { MemoryRooms } from '@/adapters/memory/chat/memory-rooms';
import { MemoryRealtimeKey } from '@/adapters/memory/realtime/memory-realtime';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { ChatPort } from '@/core/chat/chat.port';
import { ChatEventsPort } from '@/core/chat/chat-events.port';
import { MessageChangesPort } from '@/core/chat/message-changes.port';
import { MessageReportsPort } from '@/core/chat/message-reports.port';
import { RoomsPort } from '@/core/chat/rooms.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(ChatPort)
    .toResolvedValue((browser) => new MemoryChat(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(MessageChangesPort)
    .toResolvedValue((browser) => new MemoryMessageChanges(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(MessageReportsPort)
    .toResolvedValue((browser) => new MemoryMessageReports(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(RoomsPort)
    .toResolvedValue((browser) => new MemoryRooms(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(ChatEventsPort)
    .toResolvedValue(
      (realtime, browser) => new MemoryChatEvents(realtime, browser),
      [MemoryRealtimeKey, MemoryBrowserKey],
    )
    .inSingletonScope();
});
