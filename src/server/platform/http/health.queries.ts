import { integer } from '../sql-types';
import { defineStatement } from '../statement';

export const ping = defineStatement({
  name: 'health.ping',
  parameters: [],
  columns: { answer: integer },
  text: 'select 1 as answer',
});
