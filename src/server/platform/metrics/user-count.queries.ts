import { rowCountOf } from '../row-count';
import { bigint } from '../sql-types';
import { defineStatement } from '../statement';

export const userCount = defineStatement({
  name: 'metrics.user-count',
  parameters: [],
  columns: { users: bigint },
  text: `select ${rowCountOf('identity.users')} as users`,
});
