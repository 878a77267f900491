import type { Key } from '@/core/kernel/common/key';
import type { ChatStore } from './chat.store';
import type { MessageChangesStore } from './message-changes.store';
import type { RoomsStore } from './rooms.store';
import type { TalkStore } from './talk.store';
import type { TalkRequestStore } from './talk-request.store';

export const ChatKey: Key<ChatStore> = Symbol('chat/ChatStore');
export const TalkKey: Key<TalkStore> = Symbol('chat/TalkStore');
export const RoomsKey: Key<RoomsStore> = Symbol('chat/RoomsStore');
export const TalkRequestKey: Key<TalkRequestStore> = Symbol('chat/TalkRequestStore');
export const MessageChangesKey: Key<MessageChangesStore> = Symbol('chat/MessageChangesStore');
