import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { Failure } from '@/core/kernel/common/failure';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { ListedStatement, Statement } from '@/core/trust/statements/statement';
import { statementRefusals } from '@/core/trust/statements/statement-refusals.rules';
import type { Statements } from '@/core/trust/statements/statements.port';
import { StatementRecords } from './statement-records';

interface Reply {
  readonly statementId: string;
  readonly sentence: string;
}

const { appealSent, appealClosed, answerSent, answerClosed } = statementRefusals;
const APPEAL = { sent: 'appeal_sent', already: appealSent, closed: 'appeal_closed', tooLate: appealClosed } as const;
const ANSWER = { sent: 'answer_sent', already: answerSent, closed: 'answer_closed', tooLate: answerClosed } as const;

export class MemoryStatements implements Statements {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  getStatement(path: { readonly statementId: string }): Promise<Result<Statement, Failure>> {
    return this.#browser.askSignedIn('getStatement', { path }, (viewer) => {
      const found = this.#records.find(viewer, path.statementId);
      return found === null ? unknown() : ok(this.#records.shown(found));
    });
  }

  listStatements(): Promise<Result<{ readonly items: readonly ListedStatement[] }, Failure>> {
    return this.#browser.askSignedIn('listStatements', {}, (viewer) => ok({ items: this.#records.listOf(viewer) }));
  }

  appealDecision({ statementId, ...body }: Reply): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('appealDecision', { path: { statementId }, body }, (viewer) =>
      this.#reply(viewer, { statementId, ...body }, APPEAL),
    );
  }

  answerComplaint({ statementId, ...body }: Reply): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('answerComplaint', { path: { statementId }, body }, (viewer) =>
      this.#reply(viewer, { statementId, ...body }, ANSWER),
    );
  }

  #reply(
    viewer: MemoryUser,
    { statementId, sentence }: Reply,
    as: typeof APPEAL | typeof ANSWER,
  ): Result<null, Failure> {
    const found = this.#records.find(viewer, statementId);
    if (found === null) return unknown();
    const { act, reply } = this.#records.shown(found);
    const closed = () => refusal(409, as.closed, as.tooLate);
    if ((act === 'ASKED') !== (as === ANSWER)) return closed();
    if (reply.sentOn !== null) return refusal(409, as.sent, as.already);
    if (!reply.isOpen || !found.reply(sentence)) return closed();
    found.repliedOn = dayInIndia(this.#browser.world.clock.now());
    return ok(null);
  }

  get #records(): StatementRecords {
    return this.#browser.world.records(StatementRecords);
  }
}

function unknown() {
  return refusal(404, 'statement_not_found', statementRefusals.notFound);
}
