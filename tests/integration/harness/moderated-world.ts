import { makeModerator } from '@tests/support/make-moderator';
import { moveSessions } from '@tests/support/move-sessions';
import { moderatedKinds } from '@/server/generated/moderated-kinds';
import type { Database } from '@/server/platform/database';
import { Moderation } from '@/server/platform/moderation/moderation';
import type { Person, World } from './world';
import { startWorld } from './world';

/** A world with its moderation, and three people of it. */
export interface ModeratedWorld {
  readonly world: World;
  readonly moderation: Moderation;
  readonly people: Readonly<Record<'author' | 'reader' | 'moderator', Person>>;
}

/** Starts a world in which a moderator acts over months. */
export async function startModeratedWorld(on: Database['kind']): Promise<ModeratedWorld> {
  const world = await startWorld(on);
  const { authorship, database } = world.server;
  const moderation = new Moderation(moderatedKinds, authorship, world.now, { showWithinHours: 0 });
  const people = { author: await world.writer(), reader: await world.reader(), moderator: await world.reader() };
  await makeModerator(database, people.moderator.userId);
  await moveSessions(world.server, [people.moderator], 60, 400);
  return { world, moderation, people };
}
