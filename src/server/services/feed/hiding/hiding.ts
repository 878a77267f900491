import type { FeedHandlers } from '@/server/contract/generated/feed';
import { Problem } from '@/server/contract/problem';
import type { Database } from '@/server/platform/database';
import { plainUuid } from '@/server/platform/uuid';
import type { AuthorRefs } from '../posting/author-refs';
import { postNotFound } from '../posting/post.policy';
import { block, blockedNames, hide, ownName, unblock, unhide } from './hiding.queries';

export interface HidingDeps {
  readonly database: Database;
  readonly authorRefs: AuthorRefs;
}

type HidingOperations = 'hidePost' | 'showPost' | 'listBlockedNames' | 'blockName' | 'unblockName';

const MAX_NAMES = 500;

/** Posts and pseudonyms that a user does not want to see. */
export function createHiding({ database, authorRefs }: HidingDeps): Pick<FeedHandlers, HidingOperations> {
  return {
    async hidePost({ viewer, path }) {
      const voter = authorRefs.voterRef(viewer.personaRef);
      const found = await database.query(hide, voter, plainUuid(path.postId));
      if (found.length === 0) throw postNotFound();
      return { status: 204, body: null };
    },

    async showPost({ viewer, path }) {
      await database.query(unhide, authorRefs.voterRef(viewer.personaRef), plainUuid(path.postId));
      return { status: 204, body: null };
    },

    async listBlockedNames({ viewer }) {
      const rows = await database.query(blockedNames, authorRefs.voterRef(viewer.personaRef));
      return { status: 200, body: { names: rows.map(({ name }) => name) } };
    },

    async blockName({ viewer: { personaRef }, body: { name } }) {
      if ((await database.query(ownName, personaRef, name)).length > 0) {
        throw new Problem(422, 'own_name', 'This is your own pseudonym.');
      }
      const [row] = await database.query(block, authorRefs.voterRef(personaRef), name, MAX_NAMES);
      if (row !== undefined && row.before >= MAX_NAMES) {
        throw new Problem(
          422,
          'too_many_names',
          `You have blocked ${MAX_NAMES} people. Let one of them be read again first.`,
        );
      }
      return { status: 204, body: null };
    },

    async unblockName({ viewer, body: { name } }) {
      await database.query(unblock, authorRefs.voterRef(viewer.personaRef), name);
      return { status: 204, body: null };
    },
  };
}
