import type { Key } from '@/core/kernel/common/key';
import type { ChatStore } from './chat.store';
import type { ConversationStore } from './conversation.store';
import type { ConversationRequestStore } from './conversation-request.store';
import type { MessageChangesStore } from './message-changes.store';
import type { RoomsStore } from './rooms.store';

export const ChatKey: Key<ChatStore> = Symbol('chat/ChatStore');
export const ConversationKey: Key<ConversationStore> = Symbol('chat/ConversationStore');
export const RoomsKey: Key<RoomsStore> = Symbol('chat/RoomsStore');
export const ConversationRequestKey: Key<ConversationRequestStore> = Symbol('chat/ConversationRequestStore');
export const MessageChangesKey: Key<MessageChangesStore> = Symbol('chat/MessageChangesStore');
