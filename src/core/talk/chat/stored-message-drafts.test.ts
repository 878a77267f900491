import { expect, it } from 'vitest';
import type { MessageDrafts } from './stored-message-drafts';
import { firstMessageDraftIdOf, newestFirstMessageRecipient, withMessageDraft } from './stored-message-drafts';

it('a draft of a message makes room for no other, and goes once its text is blank', () => {
  const talks = Array.from({ length: 40 }, (_, place) => `talk-${place}`);
  const drafts = talks.reduce<MessageDrafts>((all, talk) => withMessageDraft(all, talk, `In ${talk}`), {});
  expect(Object.keys(drafts)).toEqual(talks);
  expect(Object.keys(withMessageDraft(drafts, 'talk-0', ' '))).toEqual(talks.slice(1));
});

it('of first messages, the one that was written last is named, and conversations are none', () => {
  const texts = ['Asha', 'Kabir', 'Asha'].map((to) => firstMessageDraftIdOf(to));
  const drafts = texts.reduce<MessageDrafts>((all, id) => withMessageDraft(all, id, 'Hello'), { 'talk-0': 'In it' });
  expect(newestFirstMessageRecipient(withMessageDraft(drafts, 'talk-1', 'In it'))).toBe('Asha');
  expect(newestFirstMessageRecipient({ 'talk-0': 'In it' })).toBeNull();
});
