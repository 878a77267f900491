import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { TERMS_CHANGED, TERMS_VERSION } from '@/core/kernel/common/terms-version.rules';
import type { LegalHandlers } from '@/server/contract/generated/legal';
import { Problem } from '@/server/contract/problem';
import type { Database } from '@/server/platform/database';
import { agree, agreementOfUser } from './terms.queries';

export interface TermsDeps {
  readonly database: Database;
  readonly now: () => number;
}

export function createTerms({ database, now }: TermsDeps): Pick<LegalHandlers, 'getTermsAgreement' | 'agreeToTerms'> {
  async function agreementOf(userId: string) {
    const [row] = await database.query(agreementOfUser, userId);
    return {
      version: TERMS_VERSION,
      agreed: row === undefined ? null : { version: row.version, agreedOn: row.agreed_on },
    };
  }

  return {
    async getTermsAgreement({ viewer }) {
      return { status: 200, body: await agreementOf(viewer.userId) };
    },

    async agreeToTerms({ viewer, body }) {
      if (body.version !== TERMS_VERSION) throw new Problem(409, 'terms_changed', TERMS_CHANGED);
      await database.query(agree, viewer.userId, body.version, dayInIndia(now()));
      return { status: 200, body: await agreementOf(viewer.userId) };
    },
  };
}
