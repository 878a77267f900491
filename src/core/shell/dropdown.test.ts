import { expect, it } from 'vitest';
import { CLOSED_DROPDOWN, dropdownAfterSelecting } from './dropdown';

it('[ST-DROPDOWN] opens at the first selection and closes at the second', () => {
  const open = dropdownAfterSelecting(2, CLOSED_DROPDOWN);
  expect(open).toBe(2);
  expect(dropdownAfterSelecting(2, open)).toBe(-1);
  expect(dropdownAfterSelecting(3, open)).toBe(3);
});
