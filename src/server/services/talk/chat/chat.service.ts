import type { ChatHandlers } from '@/server/contract/generated/chat';
import { purge } from '@/server/platform/purge';
import type { ChatDeps } from './chat/chat-deps';
import { createConversationHandlers } from './chat/conversation-handlers';
import { createMessageChanges } from './chat/message-changes';
import { createMessageReports } from './chat/message-reports';
import { createMessages } from './chat/messages';
import { purgeReportedMessages } from './chat/moderated.queries';
import { createModeratedMessageNotifications } from './chat/moderated-message-notifications';
import { RoomReader } from './chat/room-reader';
import { createRooms } from './chat/rooms';

export function createChatService(deps: ChatDeps): ChatHandlers {
  const rooms = new RoomReader(deps.authorship);
  deps.socketRooms.provide(async (persona) =>
    (await rooms.entered(deps.database, persona)).map(({ talkId }) => talkId),
  );
  const { items, news } = deps.moderation;
  news.register(
    'message',
    createModeratedMessageNotifications(deps.authorship, (found) => items.authorOf(found)),
  );
  deps.housekeeping.add(() => purge(deps.database, purgeReportedMessages));
  return {
    ...createConversationHandlers(deps),
    ...createRooms(deps),
    ...createMessages(deps),
    ...createMessageChanges(deps),
    ...createMessageReports(deps),
  };
}
