import { randomUUID } from 'node:crypto';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { dueAt } from '@/core/kernel/moderated/grounds.rules';
import { statementRefusals } from '@/core/trust/statements/statement-refusals.rules';
import type { ModerationHandlers } from '@/server/contract/generated/moderation';
import { Problem } from '@/server/contract/problem';
import type { Moderation } from '@/server/platform/moderation/moderation';
import { plainUuid } from '@/server/platform/uuid';
import type { StatementsDeps } from '../statements/statements';
import { readStatement } from '../statements/statements';
import { noteReply } from '../statements/statements.queries';
import { sealAppeal } from './appeal-seal';
import { openAppealCase } from './appeals.queries';

export interface AppealsDeps extends StatementsDeps {
  readonly moderation: Pick<Moderation, 'items' | 'changesQueue'>;
}

export function createAppeals(deps: AppealsDeps): Pick<ModerationHandlers, 'appealDecision'> {
  const { database, authorship, moderation, now } = deps;
  return {
    async appealDecision({ viewer, path, body: { sentence } }) {
      const statementId = plainUuid(path.statementId);
      const inbox = authorship.inboxRef(viewer.personaRef);
      await database.transaction(async (tx) => {
        const { statement, subject } = await readStatement(tx, deps, statementId, inbox);
        const { isOpen, sentOn } = statement.reply;
        if (statement.act === 'ASKED') throw closed();
        if (sentOn !== null) throw new Problem(409, 'appeal_sent', statementRefusals.appealSent);
        if (!isOpen || subject === null) throw closed();
        const noted = await tx.query(noteReply, statementId, inbox, dayInIndia(now()));
        if (noted.length === 0) throw new Problem(409, 'appeal_sent', statementRefusals.appealSent);
        const found = await moderation.items.find(tx, { kind: statement.kind, id: subject.itemId });
        if (found?.state !== 'removed') throw closed();
        const caseId = randomUUID();
        const due = new Date(dueAt('APPEAL', now()));
        const seal = sealAppeal(authorship, caseId, sentence);
        const { kind, place } = statement;
        const opened = await tx.query(openAppealCase, caseId, kind, found.id, place, due, subject.caseId, seal);
        if (opened.length === 0) throw closed();
        moderation.changesQueue(tx);
      });
      return { status: 204, body: null };
    },
  };
}

function closed(): Problem {
  return new Problem(409, 'appeal_closed', statementRefusals.appealClosed);
}
