import { bytes, textOf } from '../sql-types';
import { defineStatement } from '../statement';

export type AccountSide = 'contributor' | 'employer';

export const sideOf = defineStatement({
  name: 'sides.of',
  parameters: [bytes],
  columns: { side: textOf<AccountSide>() },
  text: 'select side from persona.sides where side_ref = $1',
});

/** Stores a side, or keeps an existing one. Waits for concurrent transactions. An ended account (`$3`) gets none. */
export const storeSide = defineStatement({
  name: 'sides.take',
  parameters: [bytes, textOf<AccountSide>(), bytes],
  columns: {},
  text: `insert into persona.sides (side_ref, side) select $1, $2 where platform.hold_account($3) on conflict do nothing`,
});

export const deleteSide = defineStatement({
  name: 'sides.end',
  parameters: [bytes],
  columns: {},
  text: 'delete from persona.sides where side_ref = $1',
});
