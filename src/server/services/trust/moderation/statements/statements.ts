import * as v from 'valibot';
import type { Statement as Presented } from '@/contract/generated/moderation';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { CASE_ORIGINS } from '@/core/kernel/moderated/case-origins.rules';
import { MODERATED_KINDS } from '@/core/kernel/moderated/moderated-kinds.rules';
import { STATED_ACTS } from '@/core/trust/moderation/acts.rules';
import { replyStateOf } from '@/core/trust/statements/reply.rules';
import type { Statement } from '@/core/trust/statements/statement';
import { statementRefusals } from '@/core/trust/statements/statement-refusals.rules';
import type { ModerationHandlers } from '@/server/contract/generated/moderation';
import { Problem } from '@/server/contract/problem';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { RowOf } from '@/server/platform/sql-types';
import { plainUuid } from '@/server/platform/uuid';
import { statementOf, statementsOf } from './statements.queries';

const Stored = v.object({
  act: v.picklist(STATED_ACTS),
  kind: v.picklist(MODERATED_KINDS),
  place: v.string(),
  title: v.nullable(v.string()),
  words: v.array(v.string()),
  rule: v.nullable(v.object({ number: v.number(), title: v.string(), wording: v.string() })),
  version: v.string(),
  origin: v.picklist(CASE_ORIGINS),
});

/** The subject, which statements of November 2026 do not have. */
const Subject = v.object({ caseId: v.string(), itemId: v.string() });

export interface StatementsDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly now: () => number;
}

export interface ReadStatement {
  readonly statement: Statement;
  readonly subject: v.InferOutput<typeof Subject> | null;
}

/** Reads a statement. Throws 404 `statement_not_found`. */
export async function readStatement(
  database: Database,
  { authorship, now }: Pick<StatementsDeps, 'authorship' | 'now'>,
  statementId: string,
  inbox: Uint8Array,
): Promise<ReadStatement> {
  const [row] = await database.query(statementOf, statementId, inbox);
  if (row === undefined) throw new Problem(404, 'statement_not_found', statementRefusals.notFound);
  return openStatement(row, { authorship, now }, inbox);
}

function openStatement(
  { seal, created_on, appealed_on }: RowOf<typeof statementOf.columns>,
  { authorship, now }: Pick<StatementsDeps, 'authorship' | 'now'>,
  inbox: Uint8Array,
): ReadStatement {
  const sealed = authorship.unsealJson(inbox, seal);
  const said = { ...v.parse(Stored, sealed), createdOn: created_on };
  const about = v.safeParse(Subject, sealed);
  const reply = replyStateOf(said, appealed_on, dayInIndia(now()));
  const isOpen = reply.isOpen && about.success;
  return { statement: { ...said, reply: { ...reply, isOpen } }, subject: about.success ? about.output : null };
}

function present({ words, ...said }: Statement): Presented {
  return { ...said, words: [...words] };
}

export function createStatements(deps: StatementsDeps): Pick<ModerationHandlers, 'getStatement' | 'listStatements'> {
  return {
    async getStatement({ viewer, path }) {
      const inbox = deps.authorship.inboxRef(viewer.personaRef);
      const { statement } = await readStatement(deps.database, deps, plainUuid(path.statementId), inbox);
      return { status: 200, body: present(statement) };
    },

    async listStatements({ viewer }) {
      const inbox = deps.authorship.inboxRef(viewer.personaRef);
      const rows = await deps.database.query(statementsOf, inbox);
      const items = rows.map((row) => {
        const { statement, subject } = openStatement(row, deps, inbox);
        return { statementId: row.id, itemId: subject?.itemId ?? null, statement: present(statement) };
      });
      return { status: 200, body: { items } };
    },
  };
}
