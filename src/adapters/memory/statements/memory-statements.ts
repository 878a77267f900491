import type { Failure } from '@/core/common/failure';
import { dayInIndia } from '@/core/common/india-calendar.rules';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import { unseenInText } from '@/core/common/unseen-signs.rules';
import type { Statement } from '@/core/statements/statement';
import { statementRefusals } from '@/core/statements/statement-refusals.rules';
import type { Statements } from '@/core/statements/statements.port';
import type { MemoryBrowser } from '../world/memory-browser';
import { invalid, refusal } from '../world/memory-failure';
import { StatementRecords } from './statement-records';

/** Statements to the user of a memory world. */
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

  appealDecision({
    statementId,
    ...body
  }: {
    readonly statementId: string;
    readonly sentence: string;
  }): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('appealDecision', { path: { statementId }, body }, (viewer) => {
      const { sentence } = body;
      const fault = unseenInText(sentence);
      if (fault !== null) return invalid({ sentence: fault });
      const found = this.#records.find(viewer, statementId);
      if (found === null) return unknown();
      const { isOpen, sentOn } = this.#records.shown(found).appeal;
      if (sentOn !== null) return refusal(409, 'appeal_sent', statementRefusals.appealSent);
      if (!isOpen || !found.appeal(sentence)) return refusal(409, 'appeal_closed', statementRefusals.appealClosed);
      found.appealedOn = dayInIndia(this.#browser.world.clock.now());
      return ok(null);
    });
  }

  get #records(): StatementRecords {
    return this.#browser.world.records(StatementRecords);
  }
}

function unknown() {
  return refusal(404, 'statement_not_found', statementRefusals.notFound);
}
