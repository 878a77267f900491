import { MAX_BLOCKED_NAMES, TOO_MANY_BLOCKED_NAMES } from '@/core/talk/hiding/hiding.rules';
import { hidingRefusals } from '@/core/talk/hiding/hiding-refusals.rules';
import type { FeedHandlers } from '@/server/contract/generated/feed';
import { Problem } from '@/server/contract/problem';
import type { AuthorRefs } from '@/server/platform/author-refs';
import type { Database } from '@/server/platform/database';
import type { Publish } from '@/server/platform/realtime/publish.port';
import { plainUuid } from '@/server/platform/uuid';
import { postNotFound } from '../posting/post.policy';
import {
  blockedNames,
  blockNameStatement,
  hidePostStatement,
  ownName,
  unblockNameStatement,
  unhidePostStatement,
} from './hiding.queries';

export interface HidingDeps {
  readonly database: Database;
  readonly authorRefs: AuthorRefs;
  readonly publish: Publish;
}

type HidingOperations = 'hidePost' | 'showPost' | 'listBlockedNames' | 'blockName' | 'unblockName';

export function createHiding({ database, authorRefs, publish }: HidingDeps): Pick<FeedHandlers, HidingOperations> {
  const tellPost = (personaRef: Uint8Array, postId: string, isHidden: boolean) =>
    publish.userEventRaised(personaRef, 'hidingChanged', { postId, name: null, isHidden });
  const tellName = (personaRef: Uint8Array, name: string, isHidden: boolean) =>
    publish.userEventRaised(personaRef, 'hidingChanged', { postId: null, name, isHidden });
  return {
    async hidePost({ viewer: { personaRef }, path }) {
      const postId = plainUuid(path.postId);
      const found = await database.query(hidePostStatement, authorRefs.voterRef(personaRef), postId);
      if (found.length === 0) throw postNotFound();
      tellPost(personaRef, postId, true);
      return { status: 204, body: null };
    },

    async showPost({ viewer: { personaRef }, path }) {
      const postId = plainUuid(path.postId);
      await database.query(unhidePostStatement, authorRefs.voterRef(personaRef), postId);
      tellPost(personaRef, postId, false);
      return { status: 204, body: null };
    },

    async listBlockedNames({ viewer }) {
      const rows = await database.query(blockedNames, authorRefs.voterRef(viewer.personaRef));
      return { status: 200, body: { names: rows.map(({ name }) => name) } };
    },

    async blockName({ viewer: { personaRef }, body: { name } }) {
      if ((await database.query(ownName, personaRef, name)).length > 0) {
        throw new Problem(422, 'own_name', hidingRefusals.ownName);
      }
      const [row] = await database.query(blockNameStatement, authorRefs.voterRef(personaRef), name, MAX_BLOCKED_NAMES);
      if (row !== undefined && row.before >= MAX_BLOCKED_NAMES) {
        throw new Problem(422, 'too_many_names', TOO_MANY_BLOCKED_NAMES);
      }
      tellName(personaRef, name, true);
      return { status: 204, body: null };
    },

    async unblockName({ viewer: { personaRef }, body: { name } }) {
      await database.query(unblockNameStatement, authorRefs.voterRef(personaRef), name);
      tellName(personaRef, name, false);
      return { status: 204, body: null };
    },
  };
}
