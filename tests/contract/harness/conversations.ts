import { randomUUID } from 'node:crypto';
import { ProfilesPort } from '@/core/account/profile/profile.port';
import { ChatPort } from '@/core/talk/chat/chat.port';
import type { Actor } from './contract-harness';
import { successOf } from './outcomes';
import { profileTagOf } from './submissions';

export const LIMIT = { limit: 100 };

export const nameOf = async (user: Actor): Promise<string> =>
  successOf(await user.port(ProfilesPort).getAnonymousProfile()).userName;

export async function ask(
  asker: Actor,
  asked: Actor,
  content = 'May I ask you something?',
  messageId: string = randomUUID(),
) {
  const profileTag = await profileTagOf(asker);
  return asker.port(ChatPort).requestTalk({ to: await nameOf(asked), messageId, content, profileTag });
}

export async function send(user: Actor, talkId: string, content: string, messageId: string = randomUUID()) {
  return user.port(ChatPort).sendMessage({ talkId, messageId, content, profileTag: await profileTagOf(user) });
}

export const talksOf = async (user: Actor) => successOf(await user.port(ChatPort).listTalks(LIMIT)).items;
export const talkOf = async (user: Actor, talkId: string) => (await talksOf(user)).find(({ id }) => id === talkId);
export const metaOf = async (user: Actor) => successOf(await user.port(ChatPort).getChatMeta());
export const textsOf = async (
  user: Actor,
  talkId: string,
  range: { readonly after?: number; readonly before?: number } = {},
) =>
  successOf(await user.port(ChatPort).listMessages({ talkId, limit: 1000, ...range })).items.map(
    ({ content }) => content,
  );

export async function openTalk(asker: Actor, asked: Actor): Promise<string> {
  const { id } = successOf(await ask(asker, asked, 'Hello'));
  successOf(await asked.port(ChatPort).acceptTalk({ talkId: id }));
  return id;
}
