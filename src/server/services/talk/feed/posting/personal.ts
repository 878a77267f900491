import { DAY_MS, startOfDayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { VIEW_COUNT_DAYS } from '@/core/talk/posting/post-views.rules';
import { anonymousRefs, exporting } from '@/server/platform/personal/erase-by';
import { mergeOfContributions } from '@/server/platform/personal/merge-contributions';
import type { Erasure, PersonalData, PersonalScope } from '@/server/platform/personal/personal-data';
import {
  emptyDiscussedPosts,
  erasePosts,
  exportedPosts,
  mergedPosts,
  pausePosts,
  postsBehind,
  resumePosts,
  seenPosts,
  unlinkPosts,
} from './personal.queries';

interface PostPlace {
  readonly id: string;
  readonly created_at: Date;
}

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

const endPosts: Erasure = {
  stage: 'contributions',
  prepare: async ({ own }, contributions) => {
    const posts = await own.of('posts');
    return {
      write: async (tx) => {
        if (contributions === 'unlink') return tx.query(unlinkPosts, posts, anonymousRefs(posts));
        await tx.query(emptyDiscussedPosts, posts, anonymousRefs(posts));
        return tx.query(erasePosts, posts);
      },
    };
  },
};

export const personalData: PersonalData = {
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
      atEnd: {
        ends: 'What they were made from goes with the account, so that nobody can tell whose they were (decision 093). They go 90 days after the post was written.',
      },
    },
  ],
  exports: [
    exporting('posts', async ({ database, own }) => database.query(exportedPosts, await own.of('posts'))),
    {
      name: 'seen_posts',
      read: async (scope) => {
        const seen: { readonly post_id: string }[] = [];
        for await (const [ids, refs] of viewersOfNewest(scope)) {
          seen.push(...(await scope.database.query(seenPosts, ids, refs)));
        }
        return seen;
      },
    },
  ],
  erasures: [endPosts],
  merges: [mergeOfContributions(mergedPosts)],
  pause: async ({ own }) => {
    const posts = await own.of('posts');
    return { write: (tx) => tx.query(pausePosts, posts) };
  },
  resume: async ({ own }) => {
    const posts = await own.of('posts');
    return { write: (tx) => tx.query(resumePosts, posts) };
  },
};

/** Yields posts with the reference that the persona would have as a viewer. */
async function* viewersOfNewest({ database, authorship, personaRef, now }: PersonalScope) {
  const since = new Date(startOfDayInIndia(now()).getTime() - VIEW_COUNT_DAYS * DAY_MS);
  for (let last: PostPlace | undefined = { id: BEFORE_ALL, created_at: since }; last !== undefined; ) {
    const rows: readonly PostPlace[] = await database.query(postsBehind, last.created_at, last.id);
    const ids = rows.map(({ id }) => id);
    yield [ids, ids.map((id) => authorship.viewerRef(personaRef, id))] as const;
    last = rows.at(-1);
  }
}
