import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { statementRefusals } from '@/core/trust/statements/statement-refusals.rules';
import type { ModerationHandlers } from '@/server/contract/generated/moderation';
import { Problem } from '@/server/contract/problem';
import type { Moderation } from '@/server/platform/moderation/moderation';
import { plainUuid } from '@/server/platform/uuid';
import type { StatementsDeps } from '../statements/statements';
import { readStatement } from '../statements/statements';
import { noteReply } from '../statements/statements.queries';
import { sealAnswer } from './answer-seal';
import { storeAnswer } from './answers.queries';

export interface AnswersDeps extends StatementsDeps {
  readonly moderation: Pick<Moderation, 'changesQueue'>;
}

export function createAnswers(deps: AnswersDeps): Pick<ModerationHandlers, 'answerComplaint'> {
  const { database, authorship, moderation, now } = deps;
  return {
    async answerComplaint({ viewer, path, body: { sentence } }) {
      const statementId = plainUuid(path.statementId);
      const inbox = authorship.inboxRef(viewer.personaRef);
      await database.transaction(async (tx) => {
        const { statement, subject } = await readStatement(tx, deps, statementId, inbox);
        const { isOpen, sentOn } = statement.reply;
        if (statement.act !== 'ASKED') throw closed();
        if (sentOn !== null) throw sent();
        if (!isOpen || subject === null) throw closed();
        const noted = await tx.query(noteReply, statementId, inbox, dayInIndia(now()));
        if (noted.length === 0) throw sent();
        const { caseId } = subject;
        const stored = await tx.query(storeAnswer, caseId, sealAnswer(authorship, caseId, sentence));
        if (stored.length === 0) throw closed();
        moderation.changesQueue(tx);
      });
      return { status: 204, body: null };
    },
  };
}

function sent(): Problem {
  return new Problem(409, 'answer_sent', statementRefusals.answerSent);
}

function closed(): Problem {
  return new Problem(409, 'answer_closed', statementRefusals.answerClosed);
}
