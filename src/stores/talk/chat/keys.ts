import type { Key } from '@/core/kernel/common/key';
import type { ChatStore } from './chat.store';
import type { MessageChangesStore } from './message-changes.store';
import type { RoomsStore } from './rooms.store';
import type { ConversationStore } from './talk.store';
import type { ConversationRequestStore } from './talk-request.store';

export const ChatKey: Key<ChatStore> = Symbol('chat/ChatStore');
export const ConversationKey: Key<ConversationStore> = Symbol('chat/ConversationStore');
export const RoomsKey: Key<RoomsStore> = Symbol('chat/RoomsStore');
export const ConversationRequestKey: Key<ConversationRequestStore> = Symbol('chat/ConversationRequestStore');
export const MessageChangesKey: Key<MessageChangesStore> = Symbol('chat/MessageChangesStore');
