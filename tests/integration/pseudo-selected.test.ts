import { testDatabaseKind } from '@tests/support/test-database';
import { expect, it } from 'vitest';
import { becomeWriter, startWorld } from './harness/world';

const SELECTED = '/api/user/user/pseudo-profile/selected';

it('[API-USER-PSEUDO-SELECTED] a user chooses among the profiles that they have', async () => {
  const world = await startWorld(testDatabaseKind);
  try {
    const user = await world.user();
    await becomeWriter(user);
    const designation = { selectedProfileType: 'DESIGNATION' };
    expect(await user.post(SELECTED, designation)).toMatchObject({ status: 200, body: designation });
    const { body } = await user.get('/api/user/user/pseudo-profile/available');
    expect(body).toMatchObject(designation);
    const refused = await (await world.user()).post(SELECTED, designation);
    expect(refused).toMatchObject({ status: 422, body: { code: 'profile_not_available' } });
    expect((await world.guest().post(SELECTED, designation)).status).toBe(401);
  } finally {
    await world.stop();
  }
});
