import { expect, it } from 'vitest';
import { officePageMessages } from './office-page-messages';

it('says that a list of offices is cut', () => {
  expect(officePageMessages.officesCut(499)).toBeNull();
  expect(officePageMessages.officesCut(500)).toBe('Only the first 500 offices are listed.');
});
