import { ContainerModule } from 'inversify';
import { ChatPort } from '@/core/chat/chat.port';
import { MessageChangesPort } from '@/core/chat/message-changes.port';
import { MessageReportsPort } from '@/core/chat/message-reports.port';
import { RoomsPort } from '@/core/chat/rooms.port';
import { IdsPort } from '@/core/common/ids.port';
import { StoragePort } from '@/core/common/key-value-storage.port';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { SureWrites } from '@/core/failed-calls/sure-writes';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { ChatStore } from '@/stores/chat/chat.store';
import { ChatKey, MessageChangesKey, RoomsKey, TalkKey, TalkRequestKey } from '@/stores/chat/keys';
import { MessageChangesStore } from '@/stores/chat/message-changes.store';
import { RoomsStore } from '@/stores/chat/rooms.store';
import { TalkStore } from '@/stores/chat/talk.store';
import { TalkRequestStore } from '@/stores/chat/talk-request.store';
import { PersonalKey } from '@/stores/common/personal';
import { HidingKey } from '@/stores/hiding/keys';
import { NavigationKey } from '@/stores/navigation/keys';
import { ProfileKey } from '@/stores/profile/keys';
import { ConnectionKey } from '@/stores/realtime/keys';
import { SessionKey } from '@/stores/session/keys';
import { ClockStoreKey } from '@/stores/shell/keys';
import { talkPostActions } from '@/views/chat/talk-post-actions';
import { PostMenuPartKey } from '@/views/posting/post-menu-actions';

export const chatModule = new ContainerModule(({ bind }) => {
  bind(ChatKey)
    .toResolvedValue(
      (chat, toasts, scheduler, hiding, navigation, connection) =>
        new ChatStore({ chat, toasts, sure: new SureWrites(scheduler, toasts) }, { hiding, navigation, connection }),
      [ChatPort, ToastsPort, SchedulerPort, HidingKey, NavigationKey, ConnectionKey],
    )
    .inSingletonScope();
  bind(TalkKey)
    .toResolvedValue(
      (chat, ids, storage, scheduler, toasts, talks, connection, profile, session) =>
        new TalkStore(
          { chat, ids, scheduler, storage, sure: new SureWrites(scheduler, toasts) },
          { chat: talks, connection, profile, session },
        ),
      [ChatPort, IdsPort, StoragePort, SchedulerPort, ToastsPort, ChatKey, ConnectionKey, ProfileKey, SessionKey],
    )
    .inSingletonScope();
  bind(RoomsKey)
    .toResolvedValue(
      (rooms, toasts, scheduler, chat, navigation) =>
        new RoomsStore({ rooms, toasts, sure: new SureWrites(scheduler, toasts) }, { chat, navigation }),
      [RoomsPort, ToastsPort, SchedulerPort, ChatKey, NavigationKey],
    )
    .inSingletonScope();
  bind(TalkRequestKey)
    .toResolvedValue(
      (chat, ids, storage, toasts, scheduler, talks, navigation, profile, session) =>
        new TalkRequestStore(
          { chat, ids, storage, toasts, sure: new SureWrites(scheduler, toasts) },
          { chat: talks, navigation, profile, session },
        ),
      [ChatPort, IdsPort, StoragePort, ToastsPort, SchedulerPort, ChatKey, NavigationKey, ProfileKey, SessionKey],
    )
    .inSingletonScope();
  bind(MessageChangesKey)
    .toResolvedValue(
      (changes, reports, toasts, scheduler, chat, talk, clock) =>
        new MessageChangesStore(
          { changes, reports, toasts, sure: new SureWrites(scheduler, toasts) },
          { chat, talk, clock },
        ),
      [MessageChangesPort, MessageReportsPort, ToastsPort, SchedulerPort, ChatKey, TalkKey, ClockStoreKey],
    )
    .inSingletonScope();
  for (const key of [ChatKey, TalkKey, RoomsKey, TalkRequestKey, MessageChangesKey]) bind(PersonalKey).toService(key);
  bind(PostMenuPartKey).toConstantValue(talkPostActions);
});
