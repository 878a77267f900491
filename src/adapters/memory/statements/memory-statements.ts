import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import type { Statement } from '@/core/statements/statement';
import { statementRefusals } from '@/core/statements/statement-refusals.rules';
import type { Statements } from '@/core/statements/statements.port';
import type { MemoryBrowser } from '../world/memory-browser';
import { refusal } from '../world/memory-failure';
import { StatementRecords } from './statement-records';

/** Statements to the user of a memory world. */
export class MemoryStatements implements Statements {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  getStatement(path: { readonly statementId: string }): Promise<Result<Statement, Failure>> {
    return this.#browser.askSignedIn('getStatement', { path }, (viewer) => {
      const found = this.#browser.world.records(StatementRecords).find(viewer, path.statementId);
      return found === null ? refusal(404, 'statement_not_found', statementRefusals.notFound) : ok(found);
    });
  }
}
