import { temporaryFolders } from '@tests/support/temporary-folders';
import { expect, it } from 'vitest';
import { EXIT } from './command/exit-codes';
import { verifiedForeign } from './foreign-run';

const folder = temporaryFolders('verify-foreign');

it('the example of a foreign service keeps the contracts of today', async () => {
  expect(await verifiedForeign({}, 1, folder)).toBe(EXIT.passed);
}, 60_000);
