import '@/views/chat/chat.css';
import { reaction } from 'mobx';
import { ChatEventsPort } from '@/core/chat/chat-events.port';
import { OwnActEventsPort } from '@/core/realtime/own-acts.port';
import { RealtimePort } from '@/core/realtime/realtime.port';
import { ChatKey, TalkKey } from '@/stores/chat/keys';
import { SessionKey } from '@/stores/session/keys';
import type { Feature } from '../../feature';
import { chatAdapters } from './chat.adapters';
import { chatModule } from './chat.module';

/** Conversations between two pseudonyms. */
export const feature: Feature = {
  module: chatModule,
  adapters: chatAdapters,
  screens: {
    Messages: async () => (await import(/* webpackChunkName: "Messages" */ './messages.screen')).messagesScreen,
    NewTalk: async () => (await import(/* webpackChunkName: "NewTalk" */ './new-talk.screen')).newTalkScreen,
    Talk: async () => (await import(/* webpackChunkName: "Talk" */ './talk.screen')).talkScreen,
  },
  start: (container) => {
    const [chat, talk] = [container.get(ChatKey), container.get(TalkKey)];
    const session = container.get(SessionKey);
    const loadTalks = () => {
      if (session.isLoggedIn) void chat.load();
    };
    const events = container.get(ChatEventsPort);
    events.onMessageAdded((added) => {
      talk.receive(added);
      chat.receive(added);
    });
    events.onTalksChanged(loadTalks);
    // A block closes conversations.
    container.get(OwnActEventsPort).onAct('hidingChanged', ({ name }) => {
      if (name !== null) loadTalks();
    });
    container.get(RealtimePort).onReconnected(() => {
      loadTalks();
      void talk.catchUp();
    });
    reaction(
      () => session.userId,
      () => loadTalks(),
      { fireImmediately: true },
    );
  },
};
