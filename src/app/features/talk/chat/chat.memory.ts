import { ContainerModule } from 'inversify';
import { MemoryRealtimeKey } from '@/adapters/memory/kernel/realtime/memory-realtime';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryChat } from '@/adapters/memory/talk/chat/memory-chat';
import { MemoryChatEvents } from '@/adapters/memory/talk/chat/memory-chat-events';
import { MemoryMessageChanges } from '@/adapters/memory/talk/chat/memory-message-changes';
import { MemoryMessageReports } from '@/adapters/memory/talk/chat/memory-message-reports';
import { MemoryRooms } from '@/adapters/memory/talk/chat/memory-rooms';
import { ChatPort } from '@/core/talk/chat/chat.port';
import { ChatEventsPort } from '@/core/talk/chat/chat-events.port';
import { MessageChangesPort } from '@/core/talk/chat/message-changes.port';
import { MessageReportsPort } from '@/core/talk/chat/message-reports.port';
import { RoomsPort } from '@/core/talk/chat/rooms.port';

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
