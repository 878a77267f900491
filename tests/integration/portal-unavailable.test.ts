import { sampleOf } from '@tests/support/operation-samples';
import { testDatabaseKind } from '@tests/support/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allOperations, makeCall } from './harness/all-operations';
import type { Person, World } from './harness/world';
import { startWorld } from './harness/world';

describe('a job portal that does not answer', () => {
  let world: World;
  let writer: Person;
  beforeAll(async () => {
    const portal = { clientId: 'tarakki', clientSecret: 'secret', accountsUrl: 'http://127.0.0.1:9/accounts' };
    world = await startWorld(testDatabaseKind, { config: { portal } });
    writer = await world.writer();
  });
  afterAll(() => world.stop());

  const call = async (operationId: string) => {
    const operation = allOperations.find((one) => one.operationId === operationId);
    if (operation === undefined) throw new Error(`There is no operation ${operationId}.`);
    return makeCall(writer, operation, sampleOf(operation));
  };

  it('links no account, says so, and takes nothing back', async () => {
    expect((await call('savePortalConsent')).status).toBe(200);
    const { status, body } = await call('linkPortalAccount');
    expect([status, body.code]).toEqual([502, 'provider_unavailable']);
    expect(body.message).toBe('Naukri does not answer right now. Please try again in a few minutes.');
    expect((await writer.get('/api/user/user/profile')).body).toMatchObject({ isWriter: true, naukriUser: false });
  });
});
