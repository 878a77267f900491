import { MAX_LISTED_STATEMENTS } from '@/core/trust/statements/reply.rules';
import { bytes, date, from, nullable, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const statementColumns = {
  id: uuid,
  seal: bytes,
  created_on: from('created_on::text', text),
  appealed_on: from('appealed_on::text', nullable(text)),
} as const;

export const statementOf = defineStatement({
  name: 'statements.one',
  parameters: [uuid, bytes],
  columns: statementColumns,
  text: 'select id, seal, created_on::text, appealed_on::text from persona.statements where id = $1 and inbox_ref = $2',
});

export const statementsOf = defineStatement({
  name: 'statements.of-inbox',
  parameters: [bytes],
  columns: statementColumns,
  text: `select id, seal, created_on::text, appealed_on::text from persona.statements where inbox_ref = $1
         order by created_on desc, id limit ${MAX_LISTED_STATEMENTS}`,
});

/** Returns no row if the author has replied already. */
export const noteReply = defineStatement({
  name: 'statements.note-reply',
  parameters: [uuid, bytes, date],
  columns: { id: uuid },
  text: 'update persona.statements set appealed_on = $3 where id = $1 and inbox_ref = $2 and appealed_on is null returning id',
});

export const addStatement = defineStatement({
  name: 'statements.add',
  parameters: [uuid, bytes, bytes, date],
  columns: {},
  text: 'insert into persona.statements (id, inbox_ref, seal, created_on) values ($1, $2, $3, $4)',
});
