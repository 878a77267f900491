import '@/views/talk/chat/chat.css';
import { reaction } from 'mobx';
import type { Feature } from '@/app/feature';
import { ConnectionPort } from '@/core/kernel/offline/connection.port';
import { RealtimePort } from '@/core/kernel/realtime/realtime.port';
import { UserEventsPort } from '@/core/kernel/realtime/user-events.port';
import { ChatEventsPort } from '@/core/talk/chat/chat-events.port';
import { SessionKey } from '@/stores/account/session/keys';
import { ChatKey, ConversationKey, RoomsKey } from '@/stores/talk/chat/keys';
import { chatAdapters, chatModule } from './chat.module';

export const feature: Feature = {
  module: chatModule,
  adapters: chatAdapters,
  screens: {
    Messages: async () => (await import(/* webpackChunkName: "Messages" */ './messages.screen')).messagesScreen,
    NewConversation: async () =>
      (await import(/* webpackChunkName: "NewConversation" */ './new-conversation.screen')).newConversationScreen,
    Conversation: async () =>
      (await import(/* webpackChunkName: "Conversation" */ './conversation.screen')).conversationScreen,
  },
  start: (container) => {
    const [chat, talk, rooms] = [container.get(ChatKey), container.get(ConversationKey), container.get(RoomsKey)];
    const session = container.get(SessionKey);
    const refresh = () => {
      if (!session.isLoggedIn) return;
      void chat.refresh();
      void rooms.refresh();
    };
    const events = container.get(ChatEventsPort);
    events.onMessageAdded((added) => {
      // The inbox gets the message first. The open conversation then marks it as read.
      void chat.receive(added);
      talk.receive(added);
    });
    events.onMessageChanged((changed) => {
      talk.changed(changed);
      chat.changed(changed);
    });
    events.onConversationRead(chat.wasRead);
    events.onConversationsChanged(refresh);
    container.get(UserEventsPort).onEvent('hidingChanged', ({ name }) => {
      if (name === null) return;
      refresh();
      void talk.load();
    });
    const realtime = container.get(RealtimePort);
    realtime.onMissed('document', () => void talk.catchUp());
    realtime.onMissed('session', refresh);
    // A short connection loss leaves the socket open, and the socket reports nothing.
    const connection = container.get(ConnectionPort);
    connection.onChange(() => {
      if (connection.isOnline()) void talk.catchUp();
    });
    reaction(() => session.userId, refresh, { fireImmediately: true });
  },
};
