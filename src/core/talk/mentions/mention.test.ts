import { anAuthor } from '@tests/support/a-post';
import { expect, it } from 'vitest';
import { completeMention, suggestedMentions, unfinishedMentionAt } from './mention';

it('a mention is begun by an @ before the caret, and by nothing else', () => {
  expect(unfinishedMentionAt('Ask @', 5)).toEqual({ at: 4, letters: '' });
  expect(unfinishedMentionAt('Ask @Ne', 7)).toEqual({ at: 4, letters: 'Ne' });
  expect(unfinishedMentionAt('Ask @Ne or so', 7)).toEqual({ at: 4, letters: 'Ne' });
  expect(unfinishedMentionAt('Ask @Ne or so', 9)).toBeNull();
  expect(unfinishedMentionAt('mail@Ne', 7)).toBeNull();
  expect(unfinishedMentionAt('https://x.example/@Ne', 21)).toBeNull();
  expect(unfinishedMentionAt('Ask', 3)).toBeNull();
});

it('a chosen name takes the place of its letters, with one blank behind it', () => {
  expect(completeMention('Ask @Ne', { at: 4, letters: 'Ne' }, 'NeemLeaf')).toEqual({
    text: 'Ask @NeemLeaf ',
    caret: 14,
  });
  expect(completeMention('Ask @Ne now', { at: 4, letters: 'Ne' }, 'NeemLeaf')).toEqual({
    text: 'Ask @NeemLeaf now',
    caret: 14,
  });
});

it('pseudonyms are suggested, each once, and neither designations nor authors who are gone', () => {
  const names = ['NeemLeaf', 'neemleaf', 'Neem_Tree', 'PeepalRoot'];
  const seen = [
    ...names.map((name) => anAuthor({ name })),
    anAuthor({ name: 'Nephrologist at Sagarmatha Health', profileType: 'DESIGNATION' }),
    anAuthor({ name: 'Nearly a former member' }),
  ];
  const suggested = (letters: string) => suggestedMentions(letters, seen).map(({ name }) => name);
  expect(suggested('ne')).toEqual(['NeemLeaf', 'Neem_Tree']);
  expect(suggested('')).toEqual(['NeemLeaf', 'Neem_Tree', 'PeepalRoot']);
  expect(suggested('x')).toEqual([]);
  const many = Array.from({ length: 9 }, (_none, at) => anAuthor({ name: `Person_${at}` }));
  expect(suggestedMentions('', many)).toHaveLength(6);
});
