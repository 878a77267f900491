import { expect, it } from 'vitest';
import { NoClientIds } from './no-client-ids';

it('[API-LOGIN-CLIENTID] a browser has an empty client id', async () => {
  expect(await new NoClientIds().retrieve()).toBe('');
});
