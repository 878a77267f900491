import { bytes, from, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const sealedStatements = defineStatement({
  name: 'statements.sealed',
  parameters: [bytes],
  columns: { seal: bytes, created_on: from('created_on::text', text) },
  text: 'select seal, created_on::text from persona.statements where inbox_ref = $1 order by created_on, id',
});

export const eraseStatements = defineStatement({
  name: 'statements.erase-all',
  parameters: [bytes],
  columns: {},
  text: 'delete from persona.statements where inbox_ref = $1',
});
