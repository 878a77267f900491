import { expect, it } from 'vitest';
import type { MessageDrafts } from './stored-message-drafts';
import { withMessageDraft } from './stored-message-drafts';

it('a draft of a message makes room for no other, and goes once its text is blank', () => {
  const talks = Array.from({ length: 40 }, (_, place) => `talk-${place}`);
  const drafts = talks.reduce<MessageDrafts>((all, talk) => withMessageDraft(all, talk, `In ${talk}`), {});
  expect(Object.keys(drafts)).toEqual(talks);
  expect(Object.keys(withMessageDraft(drafts, 'talk-0', ' '))).toEqual(talks.slice(1));
});
