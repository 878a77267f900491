import { aPost } from '@tests/support/a-post';
import { expect, test } from 'vitest';
import type { Post } from './post';
import { ReloadPost } from './reread-post.use-case';

const stale = aPost({ title: 'As it was read' });
const changed = aPost({ title: 'As the event said' });

/** A page whose post changes by events during the first `changes` reads. */
function aPage(changes: number) {
  let shown: Post | null = aPost({ title: 'Before' });
  let readings = 0;
  const reading = {
    async getPost() {
      readings += 1;
      if (readings > changes) return { ok: true as const, value: changed };
      shown = { ...changed };
      return { ok: true as const, value: stale };
    },
  };
  const posts = {
    watchChanges: () => {
      const asked = shown;
      return () => shown !== asked;
    },
    refreshed: (post: Post) => {
      shown = post;
    },
  };
  const reread = new ReloadPost(reading, { viewerNumber: 1 }, posts);
  return { reread, shown: () => shown, readings: () => readings };
}

test.each([
  { changes: 0, readings: 1, shown: changed },
  { changes: 1, readings: 2, shown: changed },
  { changes: 2, readings: 3, shown: changed },
  { changes: 9, readings: 3, shown: stale },
])('a post that $changes events change while it is read is read $readings times', async ({ changes, ...expected }) => {
  const page = aPage(changes);
  await page.reread.execute(stale.id);
  expect({ readings: page.readings(), shown: page.shown() }).toEqual(expected);
});
