import { aPost } from '@tests/support/a-post';
import { expect, test } from 'vitest';
import { MemoryToasts } from '@/adapters/memory/kernel/toasts/memory-toasts';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { ok } from '@/core/kernel/common/result';
import { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import { editDraftOf } from './draft';
import { EditPost } from './edit-post.use-case';
import type { Post } from './post';

const before = aPost({ isMine: true });
const answered = { ...before, content: 'Rather 60 days.' };
const told = { ...answered, title: 'As an event said' };
const membership = { isLoggedIn: true, isReader: true, isWriter: true };

test.each([
  ['is read again where an event came before the answer', true, told],
  ['is as the answer says where none did', false, answered],
])('a changed post %s', async (_title, hasEvent, expected) => {
  let shown: Post | null = before;
  const page = {
    watchChanges: () => {
      const asked = shown;
      return () => shown !== asked;
    },
    keep: ([post]: readonly Post[]) => {
      shown = post ?? null;
    },
  };
  const writing = {
    async editPost() {
      if (hasEvent) shown = told;
      return ok(answered);
    },
  };
  const reread = {
    async execute() {
      shown = told;
    },
  };
  const edit = new EditPost(writing, new RetryingWrites(new ManualTime(), new MemoryToasts()), page, reread);
  await edit.execute({ draft: editDraftOf(before, 'key'), membership, profileTag: 'tag' });
  expect(shown).toEqual(expected);
});
