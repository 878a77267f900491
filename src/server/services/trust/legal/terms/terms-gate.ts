import { mustAcceptTerms } from '@/core/kernel/common/terms-version.rules';
import type { Viewer } from '@/server/contract/viewer';
import type { Database } from '@/server/platform/database';
import { growingCache } from '@/server/platform/growing-cache';
import { agreementOfUser } from './terms.queries';

const MAX_REMEMBERED = 10_000;

/** Checks agreements. They are permanent per version, so each user is looked up once. */
export class TermsGate {
  readonly #agreed = growingCache<string, true>(MAX_REMEMBERED);

  constructor(private readonly database: Database) {}

  async mustAcceptTerms({ userId }: Pick<Viewer, 'userId'>): Promise<boolean> {
    if (this.#agreed.has(userId)) return false;
    const [agreement] = await this.database.query(agreementOfUser, userId);
    if (mustAcceptTerms(agreement?.version ?? null)) return true;
    this.#agreed.set(userId, true);
    return false;
  }
}
