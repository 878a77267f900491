import { testDatabaseKind } from '@tests/support/test-database';
import { BROWSERS, CRAWLERS } from '@tests/support/user-agents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isBlockedForCrawlers } from '@/core/kernel/crawlers/is-blocked-for-crawlers';
import { allOperations } from './harness/all-operations';
import type { World } from './harness/world';
import { startWorld } from './harness/world';

describe('crawlers', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(testDatabaseKind);
  });
  afterAll(() => world.stop());

  const ask = async (userAgent: string | null) => {
    const headers = { 'user-agent': userAgent };
    const { status, body } = await world.guest().get('/api/page-details/page-details?url=/', headers);
    return [status, body.code];
  };

  it.each(CRAWLERS)('[CR-DETECT] are refused a call that is blocked for them: %s', async (userAgent) => {
    expect(await ask(userAgent)).toEqual([403, 'crawler_not_allowed']);
  });

  it.each(BROWSERS)('[CR-DETECT] are not taken for people: %s is answered', async (userAgent) => {
    expect(await ask(userAgent)).toEqual([200, undefined]);
  });

  it('are no users: a session is never refused for its program', async () => {
    const person = await world.user();
    const { status } = await person.get('/api/chat/jobseeker/status', { 'user-agent': 'node' });
    expect(status).toBe(200);
  });

  it('may read what is not blocked for them', async () => {
    const [userAgent = ''] = CRAWLERS;
    expect((await world.guest().get('/api/feed/v3/feed', { 'user-agent': userAgent })).status).toBe(200);
  });

  it.each(allOperations.map((operation) => [operation.operationId, operation] as const))(
    'have the same calls blocked by client and service: %s',
    (_id, { base, path, isBlockedForCrawlers: isRefused }) => {
      expect(isBlockedForCrawlers(`${base}${path}`)).toBe(isRefused);
    },
  );
});
