import { expect, it } from 'vitest';
import { mentionedNames } from './mentioned-names.rules';

const mentionCases: readonly (readonly [text: string, names: readonly string[]])[] = [
  ['', []],
  ['@NeemLeaf', ['NeemLeaf']],
  ['Ask @NeemLeaf.', ['NeemLeaf']],
  ['(@NeemLeaf, @Peepal_Root)', ['NeemLeaf', 'Peepal_Root']],
  ['@NeemLeaf @neemleaf @NEEMLEAF', ['NeemLeaf']],
  ['@abc', []],
  [`@${'a'.repeat(24)}`, ['a'.repeat(24)]],
  [`@${'a'.repeat(25)}`, []],
  ['@1NeemLeaf', []],
  ['mail@NeemLeaf', []],
  ['नीम@NeemLeaf', []],
  ['@NeemLeafनीम', []],
  ['@NeemLeaf@home', []],
  ['@@NeemLeaf', []],
  ['https://x.example/@NeemLeaf and HTTP://x.example?q=@NeemLeaf', []],
  ['x.example/@NeemLeaf', []],
  ['Line\n@NeemLeaf\n', ['NeemLeaf']],
  ['<b>@NeemLeaf</b>', ['NeemLeaf']],
  [
    Array.from({ length: 12 }, (_none, at) => `@Person_${at}`).join(' '),
    Array.from({ length: 10 }, (_none, at) => `Person_${at}`),
  ],
];

it.each(mentionCases)('%j: %j', (text, names) => {
  expect(mentionedNames(text)).toEqual(names);
});
