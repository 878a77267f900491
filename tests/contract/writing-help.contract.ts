import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ReviewsPort } from '@/core/research/reviews/reviews.port';
import { WritingHelpPort } from '@/core/talk/post-writing/writing-help.port';
import type { Actor } from './harness/contract-harness';
import type { Contract } from './harness/describe-on-harnesses';
import { expectInvalid, expectNotSignedIn, expectRefusal, successOf } from './harness/outcomes';

const WORDING = { title: 'notice period buyout', description: 'has anyone bought out 90 days notice' };

export const writingHelpContract: Contract = (harness) => {
  const as = (who: Parameters<ReturnType<typeof harness>['as']>[0]) => harness().as(who);
  const ask = (person: Actor, wording = WORDING, key: string = randomUUID()) =>
    person.port(WritingHelpPort).rephrasePost({ ...wording, draftId: key });

  describe('other words for a post', () => {
    it('[API-FEED-REPHRASE] come with their outcome: VALID, JUNK, and both limits', async () => {
      const writer = as('writer');
      const draft = randomUUID();
      const valid = successOf(await ask(writer, WORDING, draft));
      expect(valid).toEqual({
        title: expect.stringMatching(/^Notice period buyout/),
        description: expect.stringMatching(/^Has anyone bought out 90 days notice[.?]$/),
        responseType: 'VALID',
      });
      const junk = { title: '', description: 'aaa aaa aaa aaa aaa aaa' };
      expect(successOf(await ask(writer, junk, draft))).toEqual({ ...junk, responseType: 'JUNK' });
      for (let time = 2; time < 5; time += 1) successOf(await ask(writer, WORDING, draft));
      expect(successOf(await ask(writer, WORDING, draft.toUpperCase()))).toEqual({
        ...WORDING,
        responseType: 'POST_LIMIT_EXCEEDED',
      });
      // Drafts have separate limits, but share the day's.
      for (let time = 5; time < 20; time += 1) expect(successOf(await ask(writer)).responseType).toBe('VALID');
      expect(successOf(await ask(writer)).responseType).toBe('USER_LIMIT_EXCEEDED');
      const wording = { title: 'my notice.', description: 'i dont know ... has any1 here , signed it !!!' };
      expect(successOf(await ask(as('otherWriter'), wording))).toEqual({
        title: 'My notice',
        description: 'I don’t know... Has anyone here, signed it!',
        responseType: 'VALID',
      });
    });

    it('are for writers, and for at least 20 characters', async () => {
      for (const person of [as('reader'), as('user')]) expectRefusal(await ask(person), 'invalid', 'writer_required');
      expectNotSignedIn(await ask(as('guest')));
      expectInvalid(await ask(as('otherWriter'), { title: '', description: 'too short' }), 'description');
    });
  });

  it('[API-FEED-GENERATE-REVIEW] a post about a review begins with a title and what the review says, for writers', async () => {
    const createdAt = new Date(Date.now() - 86_400_000).toISOString();
    await harness().seedReviews([{ companyId: 1, rating: 2, likes: 'Calm rota', dislikes: 'Late pay', createdAt }]);
    const { items } = successOf(await as('guest').port(ReviewsPort).listReviews({ limit: 1 }));
    const reviewId = items[0]?.id ?? '';
    const begin = (person: Actor, id = reviewId) => person.port(WritingHelpPort).generateReviewPost({ reviewId: id });
    const { title, content, community } = successOf(await begin(as('writer')));
    expect(community).toMatchObject({ type: 'company', entityId: 1, name: 'Vaayuna Technologies' });
    expect(title).toMatch(/^Vaayuna Technologies: 2 out of 5/);
    for (const said of ['Vaayuna Technologies', '2 out of 5', '“Calm rota”', '“Late pay”'])
      expect(content).toContain(said);
    expectRefusal(await begin(as('writer'), randomUUID()), 'notFound', 'review_not_found');
    expectRefusal(await begin(as('reader')), 'invalid', 'writer_required');
    expectNotSignedIn(await begin(as('guest')));
  });

  it('[API-FEED-ABUSIVE] words that hurt are a list in small letters, for every viewer', async () => {
    for (const person of [as('guest'), as('writer')]) {
      const { words } = successOf(await person.port(WritingHelpPort).listAbusiveWords());
      expect(words).toContain('idiot');
      expect(words.filter((word) => word !== word.toLowerCase() || word.trim() === '')).toEqual([]);
    }
  });
};
