import { expect, it } from 'vitest';
import { serviceDocuments } from './generated/documents';
import { createRequestCheck, MAX_BODY_BYTES } from './request-check';

const check = createRequestCheck(Object.values(serviceDocuments));
const user = { isCrawler: false, isSignedIn: true, now: 0 };
const guest = { isCrawler: false, isSignedIn: false, now: 0 };
const crawler = { isCrawler: true, isSignedIn: false, now: 0 };
const postId = '0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c11';

it('passes a call that is as its operation declares, and leaves its values as they are', () => {
  const vote = Object.freeze({ resourceId: postId, resourceType: 'post', voteType: 'up' });
  expect(check('castVote', user, { body: vote })).toBeNull();
  expect(check('listFeed', guest, { query: Object.freeze({ limit: 5, cursor: undefined }) })).toBeNull();
});

it('refuses crawlers before guests, guests before large bodies, and those before malformed ones', () => {
  expect(check('listComments', crawler, { path: { postId: 'x' } })?.code).toBe('crawler_not_allowed');
  expect(check('castVote', guest, { body: {} })?.code).toBe('not_signed_in');
  const body = { resourceId: 'x'.repeat(MAX_BODY_BYTES) };
  expect(check('castVote', user, { body })).toMatchObject({ status: 413, code: 'body_too_large' });
});

it('says what is wrong with the first part that is, by field', () => {
  const refusal = check('listComments', guest, { path: { postId: 'x' }, query: { limit: 1.5 } });
  expect(refusal).toMatchObject({ status: 400, code: 'validation_failed' });
  expect(refusal?.fields).toEqual({ postId: 'This must be an id (a UUID).' });
  expect(check('listFeed', guest, { query: { limit: 1.5 } })?.fields).toEqual({
    limit: 'This must be a whole number.',
  });
  expect(Object.keys(check('castVote', user, {})?.fields ?? {})).toEqual(['body']);
});

it('knows every operation of the services and no other', () => {
  expect(() => check('castNothing', guest, {})).toThrow('castNothing');
});
