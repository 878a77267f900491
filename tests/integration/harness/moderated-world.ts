import { makeModerator } from '@tests/support/make-moderator';
import { moveSessions } from '@tests/support/move-sessions';
import { moderatedKinds } from '@/server/generated/moderated-kinds';
import type { Database } from '@/server/platform/database';
import { Moderation } from '@/server/platform/moderation/moderation';
import type { Person, World } from './world';
import { startWorld } from './world';

export interface ModeratedWorld {
  readonly world: World;
  readonly moderation: Moderation;
  readonly people: Readonly<Record<'author' | 'reader' | 'moderator' | 'colleague', Person>>;
}

export async function startModeratedWorld(on: Database['kind']): Promise<ModeratedWorld> {
  const world = await startWorld(on);
  const { authorship, database } = world.server;
  const moderation = new Moderation(moderatedKinds, authorship, world.now, { showWithinHours: 0 });
  const [moderator, colleague] = [await world.reader(), await world.reader()];
  for (const { userId } of [moderator, colleague]) await makeModerator(database, userId);
  await moveSessions(world.server, [moderator, colleague], 60, 400);
  const people = { author: await world.writer(), reader: await world.reader(), moderator, colleague };
  return { world, moderation, people };
}
