import { bytes, textOf } from '../sql-types';
import { defineStatement } from '../statement';

export type Side = 'contributor' | 'employer';

export const sideOf = defineStatement({
  name: 'sides.of',
  parameters: [bytes],
  columns: { side: textOf<Side>() },
  text: 'select side from persona.sides where side_ref = $1',
});

/** Stores a side, or keeps an existing one. Waits for concurrent transactions. */
export const takeSide = defineStatement({
  name: 'sides.take',
  parameters: [bytes, textOf<Side>()],
  columns: {},
  text: 'insert into persona.sides (side_ref, side) values ($1, $2) on conflict do nothing',
});

export const endSide = defineStatement({
  name: 'sides.end',
  parameters: [bytes],
  columns: {},
  text: 'delete from persona.sides where side_ref = $1',
});
