import { ProfileRecords } from '@/adapters/memory/account/profile/profile-records';
import { ChatRecords } from '@/adapters/memory/talk/chat/chat-records';
import { ProfileKey } from '@/stores/account/profile/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { ChatKey, ConversationKey, ConversationRequestKey } from '@/stores/talk/chat/keys';
import { startMemoryApp } from './memory-app';

export async function twoInConversation() {
  const asker = await startMemoryApp({ as: 'writer', address: '/messages/new' });
  const asked = await startMemoryApp({ as: 'writer', world: asker.world });
  for (const [app, userName] of [
    [asker, 'AskingOne'],
    [asked, 'AskedOne'],
  ] as const) {
    const profiles = app.world.records(ProfileRecords);
    profiles.change(app.me, { ...profiles.of(app.me).anonymous, userName });
  }
  asker.store(NavigationKey).go('/messages');
  await asker.settle();
  asker.store(NavigationKey).go('/messages/new?to=AskedOne');
  await asker.settle();
  const request = asker.store(ConversationRequestKey);
  request.write('May I ask you something?');
  await request.send();
  await settleBoth(asker, asked);
  await asked.store(ChatKey).load();
  const [talk] = asked.world.records(ChatRecords).of(asked.me);
  if (talk === undefined) throw new Error('The request was not stored.');
  return { asker, asked, talkId: talk.talk.id };
}

/** Twice, since one answer starts further work. */
export async function settleBoth(...apps: readonly { settle(): Promise<void> }[]): Promise<void> {
  for (const app of [...apps, ...apps]) await app.settle();
}

export async function twoInOpenConversation() {
  const { asker, asked, talkId } = await twoInConversation();
  const talk = asked.store(ChatKey).find(talkId);
  if (talk === null) throw new Error('The request is not listed.');
  await asked.store(ChatKey).accept(talk);
  await asker.store(ConversationKey).open(talkId);
  await asker.store(ProfileKey).loadPseudoProfiles();
  await settleBoth(asker, asked);
  return { asker, asked, talkId };
}

export const textsOf = (app: Awaited<ReturnType<typeof twoInConversation>>['asker']) => {
  const { messages } = app.store(ConversationKey);
  return messages.state === 'ready' ? messages.value.map(({ content }) => content) : messages.state;
};
