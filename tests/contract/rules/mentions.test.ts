import { describe, expect, it } from 'vitest';
import { mentionedNames as inCore } from '@/core/mentions/mention';
import { mentionedNames as onServer } from '@/server/services/feed/mentions/mentioned-names';
import { mentionCases } from './mentions.cases';

describe.each([
  ['in the core', inCore],
  ['on the server', onServer],
])('the names that a text mentions, %s', (_side, mentionedNames) => {
  it.each(mentionCases)('%j: %j', (text, names) => {
    expect(mentionedNames(text)).toEqual(names);
  });
});
