import { describe, expect, it } from 'vitest';
import type { Failure } from '@/core/kernel/common/failure';
import type { PostDraft } from './draft';
import { emptyDraft } from './draft';
import { checkDraft, draftErrorsOf, hasNoErrors } from './draft-check';

function aDraft(change: Partial<PostDraft> = {}): PostDraft {
  const community = { type: 'topic', entityId: 2, name: 'Notice Period', logo: null } as const;
  return { ...emptyDraft('key'), inputText: 'Has anyone?', selectedCommunity: community, ...change };
}

function aFailure(code: string, fields: Readonly<Record<string, string>>): Failure {
  return { kind: 'invalid', status: 400, code, message: '', fields };
}

describe('a draft', () => {
  it('can be posted with a text and a community', () => {
    expect(checkDraft(aDraft())).toEqual({});
    expect(hasNoErrors(checkDraft(aDraft()))).toBe(true);
    expect(hasNoErrors(checkDraft(emptyDraft('key')))).toBe(false);
  });

  it.each(['', '  ', ' \n\t', '\u00a0\u2003'])('needs more than blanks (%j)', (inputText) => {
    expect(checkDraft(aDraft({ inputText }))).toEqual({ content: 'Write something first.' });
  });

  it('takes 10,000 characters, however many units they are written with', () => {
    expect(checkDraft(aDraft({ inputText: '🙂'.repeat(10_000) }))).toEqual({});
    expect(checkDraft(aDraft({ inputText: 'व'.repeat(10_001) }))).toEqual({
      content: 'Shorten your post to 10,000 characters.',
    });
  });

  it('takes a title of 150 characters', () => {
    expect(checkDraft(aDraft({ title: 'a'.repeat(150) }))).toEqual({});
    expect(checkDraft(aDraft({ title: 'a'.repeat(151) }))).toEqual({
      title: 'Shorten the title to 150 characters.',
    });
  });

  it('needs a community', () => {
    expect(checkDraft(aDraft({ selectedCommunity: null }))).toEqual({ community: 'Choose a community for your post.' });
  });
});

describe('what the service says of a draft', () => {
  it('stands at the part that it is about', () => {
    const fields = { content: 'Too long.', title: 'Too bold.', 'community.entityId': 'Gone.', media: 'Not yet.' };
    expect(draftErrorsOf(aFailure('validation_failed', fields))).toEqual({
      content: 'Too long.',
      title: 'Too bold.',
      community: 'Gone.',
    });
    expect(draftErrorsOf(aFailure('community_not_usable', { community: 'Choose another community.' }))).toEqual({
      community: 'Choose another community.',
    });
    expect(draftErrorsOf(aFailure('internal_error', {}))).toEqual({});
  });

  it('says where an earlier version was posted already', () => {
    expect(draftErrorsOf(aFailure('idempotency_key_reused', {})).content).toMatch(/^An earlier version/);
  });
});
