import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { deactivation, reactivate, resumePosts } from './account-end.queries';
import { OwnContributions } from './own-contributions';

/** Brings a deactivated account back: its posts are shown again. Call it at each sign-in; it costs one look-up as a rule. */
export async function restoreAccount(database: Database, authorship: Authorship, userId: string): Promise<void> {
  const [deactivated] = await database.query(deactivation, userId);
  if (deactivated === undefined) return;
  const posts = await new OwnContributions(database, authorship).pausedPosts(authorship.personaRef(userId));
  await database.transaction(async (tx) => {
    await tx.query(resumePosts, posts);
    await tx.query(reactivate, userId);
  });
}
