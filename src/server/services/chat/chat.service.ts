import type { ChatHandlers } from '@/server/contract/generated/chat';
import type { ChatDeps } from './chat/chat-deps';
import { createMessageChanges } from './chat/message-changes';
import { createMessages } from './chat/messages';
import { createTalks } from './chat/talks';

/** The chat service (openapi/chat.yaml). */
export function createChatService(deps: ChatDeps): ChatHandlers {
  return { ...createTalks(deps), ...createMessages(deps), ...createMessageChanges(deps) };
}
