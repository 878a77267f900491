import { bytes, from, nullable, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** The statement `$1` of the inbox `$2`. */
export const statementOf = defineStatement({
  name: 'statements.one',
  parameters: [uuid, bytes],
  columns: {
    seal: bytes,
    created_on: from('created_on::text', text),
    appealed_on: from('appealed_on::text', nullable(text)),
  },
  text: 'select seal, created_on::text, appealed_on::text from persona.statements where id = $1 and inbox_ref = $2',
});
