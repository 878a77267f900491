import * as v from 'valibot';
import { MODERATION_ACTS } from '@/core/moderation/decisions.rules';
import { MODERATED_KINDS } from '@/core/moderation/moderated-kinds.rules';
import { statementRefusals } from '@/core/statements/statement-refusals.rules';
import type { ModerationHandlers } from '@/server/contract/generated/moderation';
import { Problem } from '@/server/contract/problem';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { plainUuid } from '@/server/platform/uuid';
import { statementOf } from './statements.queries';

const Stored = v.object({
  act: v.picklist(MODERATION_ACTS),
  kind: v.picklist(MODERATED_KINDS),
  place: v.string(),
  title: v.nullable(v.string()),
  words: v.array(v.string()),
  rule: v.nullable(v.object({ number: v.number(), title: v.string(), wording: v.string() })),
  version: v.string(),
  origin: v.picklist(['CHECK', 'READER']),
});

export interface StatementsDeps {
  readonly database: Database;
  readonly authorship: Authorship;
}

/** Statements to the viewer. */
export function createStatements({ database, authorship }: StatementsDeps): Pick<ModerationHandlers, 'getStatement'> {
  return {
    async getStatement({ viewer, path }) {
      const inbox = authorship.inboxRef(viewer.personaRef);
      const [row] = await database.query(statementOf, plainUuid(path.statementId), inbox);
      if (row === undefined) throw new Problem(404, 'statement_not_found', statementRefusals.notFound);
      const said = v.parse(Stored, authorship.unsealJson(inbox, row.seal));
      return { status: 200, body: { ...said, createdOn: row.created_on } };
    },
  };
}
