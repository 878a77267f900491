import { ContainerModule } from 'inversify';
import { ChatApi } from '@/adapters/http/generated/chat/chat';
import { SocketChatEvents } from '@/adapters/realtime/socket-chat-events';
import { SocketRealtimeKey } from '@/adapters/realtime/socket-realtime';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { IdsPort } from '@/core/kernel/common/ids.port';
import { StoragePort } from '@/core/kernel/common/key-value-storage.port';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { ChatPort } from '@/core/talk/chat/chat.port';
import { ChatEventsPort } from '@/core/talk/chat/chat-events.port';
import { MessageChangesPort } from '@/core/talk/chat/message-changes.port';
import { MessageReportsPort } from '@/core/talk/chat/message-reports.port';
import { RoomsPort } from '@/core/talk/chat/rooms.port';
import { ProfileKey } from '@/stores/account/profile/keys';
import { SessionKey } from '@/stores/account/session/keys';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { ConnectionKey } from '@/stores/kernel/realtime/keys';
import { ClockStoreKey } from '@/stores/kernel/shell/keys';
import { ChatStore } from '@/stores/talk/chat/chat.store';
import { ConversationStore } from '@/stores/talk/chat/conversation.store';
import { ConversationRequestStore } from '@/stores/talk/chat/conversation-request.store';
import { ChatKey, ConversationKey, ConversationRequestKey, MessageChangesKey, RoomsKey } from '@/stores/talk/chat/keys';
import { MessageChangesStore } from '@/stores/talk/chat/message-changes.store';
import { RoomsStore } from '@/stores/talk/chat/rooms.store';
import { HidingKey } from '@/stores/talk/hiding/keys';
import { conversationPostActions } from '@/views/talk/chat/conversation-post-actions';
import { PostMenuPartKey } from '@/views/talk/posting/post-menu-actions';

export const chatAdapters = wire((provide) => {
  provide(ChatApi, [HttpClientKey], ChatPort);
  provide(ChatApi, [HttpClientKey], MessageChangesPort);
  provide(ChatApi, [HttpClientKey], MessageReportsPort);
  provide(ChatApi, [HttpClientKey], RoomsPort);
  provide(SocketChatEvents, [SocketRealtimeKey], ChatEventsPort);
});

export const chatModule = new ContainerModule(({ bind }) => {
  bind(ChatKey)
    .toResolvedValue(
      (chat, toasts, scheduler, hiding, navigation, connection) =>
        new ChatStore(
          { chat, toasts, sure: new RetryingWrites(scheduler, toasts) },
          { hiding, navigation, connection },
        ),
      [ChatPort, ToastsPort, SchedulerPort, HidingKey, NavigationKey, ConnectionKey],
    )
    .inSingletonScope();
  bind(ConversationKey)
    .toResolvedValue(
      (chat, ids, storage, scheduler, toasts, talks, connection, profile, session) =>
        new ConversationStore(
          { chat, ids, scheduler, storage, sure: new RetryingWrites(scheduler, toasts) },
          { chat: talks, connection, profile, session },
        ),
      [ChatPort, IdsPort, StoragePort, SchedulerPort, ToastsPort, ChatKey, ConnectionKey, ProfileKey, SessionKey],
    )
    .inSingletonScope();
  bind(RoomsKey)
    .toResolvedValue(
      (rooms, toasts, scheduler, chat, navigation) =>
        new RoomsStore({ rooms, toasts, sure: new RetryingWrites(scheduler, toasts) }, { chat, navigation }),
      [RoomsPort, ToastsPort, SchedulerPort, ChatKey, NavigationKey],
    )
    .inSingletonScope();
  bind(ConversationRequestKey)
    .toResolvedValue(
      (chat, ids, storage, toasts, scheduler, talks, navigation, profile, session) =>
        new ConversationRequestStore(
          { chat, ids, storage, toasts, sure: new RetryingWrites(scheduler, toasts) },
          { chat: talks, navigation, profile, session },
        ),
      [ChatPort, IdsPort, StoragePort, ToastsPort, SchedulerPort, ChatKey, NavigationKey, ProfileKey, SessionKey],
    )
    .inSingletonScope();
  bind(MessageChangesKey)
    .toResolvedValue(
      (changes, reports, toasts, scheduler, chat, talk, clock) =>
        new MessageChangesStore(
          { changes, reports, toasts, sure: new RetryingWrites(scheduler, toasts) },
          { chat, talk, clock },
        ),
      [MessageChangesPort, MessageReportsPort, ToastsPort, SchedulerPort, ChatKey, ConversationKey, ClockStoreKey],
    )
    .inSingletonScope();
  for (const key of [ChatKey, ConversationKey, RoomsKey, ConversationRequestKey, MessageChangesKey])
    bind(PersonalKey).toService(key);
  bind(PostMenuPartKey).toConstantValue(conversationPostActions);
});
