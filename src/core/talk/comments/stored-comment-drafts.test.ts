import { expect, it } from 'vitest';
import type { CommentDrafts } from './stored-comment-drafts';
import { withDraft } from './stored-comment-drafts';

it('a draft of a comment makes room for no other, and goes once its text is blank', () => {
  const targets = Array.from({ length: 40 }, (_, place) => `post-${place}`);
  const drafts = targets.reduce<CommentDrafts>(
    (all, target) => withDraft(all, target, { text: `On ${target}`, idempotencyKey: target, profileType: null }),
    {},
  );
  expect(Object.keys(drafts)).toEqual(targets);
  expect(Object.keys(withDraft(drafts, 'post-0', { text: ' ', idempotencyKey: 'x', profileType: null }))).toEqual(
    targets.slice(1),
  );
});
