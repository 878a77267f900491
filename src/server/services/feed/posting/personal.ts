import { exporting, refsOfNobody } from '@/server/platform/personal/erase-by';
import type { Erasure, PersonalData, PersonalScope } from '@/server/platform/personal/personal-data';
import {
  emptyDiscussedPosts,
  erasePosts,
  exportedPosts,
  forgetViews,
  pausePosts,
  postsBehind,
  resumePosts,
  seenPosts,
  unlinkPosts,
} from './personal.queries';

const endPosts: Erasure = {
  stage: 'contributions',
  prepare: async ({ own }, contributions) => {
    const posts = await own.of('posts');
    return {
      write: async (tx) => {
        if (contributions === 'unlink') return tx.query(unlinkPosts, posts, refsOfNobody(posts));
        await tx.query(emptyDiscussedPosts, posts, refsOfNobody(posts));
        return tx.query(erasePosts, posts);
      },
    };
  },
};

const endViews: Erasure = {
  stage: 'choices',
  prepare: async (scope) => {
    // Page by page and before the transaction: a mark of a view for every post there is would hold it for a second.
    for await (const [ids, refs] of viewersOfAll(scope)) await scope.database.query(forgetViews, ids, refs);
    return { write: async () => undefined };
  },
};

export const personal: PersonalData = {
  kinds: [
    {
      kind: 'Your posts, under your pseudonym',
      columns: ['content.posts.author_ref', 'content.posts.author_seal', 'content.posts.author_name'],
      copied: ['posts'],
      atEnd: 'chosen',
    },
    {
      kind: 'Which posts you have seen',
      columns: ['content.post_views.viewer_ref'],
      copied: ['seen_posts'],
      atEnd: 'erased',
    },
  ],
  exports: [
    exporting('posts', async ({ database, own }) => database.query(exportedPosts, await own.of('posts'))),
    {
      name: 'seen_posts',
      read: async (scope) => {
        const seen: { readonly post_id: string }[] = [];
        for await (const [ids, refs] of viewersOfAll(scope)) {
          seen.push(...(await scope.database.query(seenPosts, ids, refs)));
        }
        return seen;
      },
    },
  ],
  erasures: [endPosts, endViews],
  pause: async ({ own }) => {
    const posts = await own.of('posts');
    return { write: (tx) => tx.query(pausePosts, posts) };
  },
  resume: async ({ own }) => {
    const posts = await own.of('posts');
    return { write: (tx) => tx.query(resumePosts, posts) };
  },
};

/** All posts page by page, with the reference that the persona would have as a viewer of each. */
async function* viewersOfAll({ own, authorship, personaRef }: PersonalScope) {
  for await (const ids of own.idsOfAll(postsBehind)) {
    yield [ids, ids.map((id) => authorship.viewerRef(personaRef, id))] as const;
  }
}
