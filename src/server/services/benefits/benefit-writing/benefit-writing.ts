import { startOfDayInIndia } from '@/core/common/india-calendar.rules';
import { contributionRefusals } from '@/core/contribute/contribution-refusals.rules';
import type { BenefitsHandlers } from '@/server/contract/generated/benefits';
import { Problem } from '@/server/contract/problem';
import type { Authorship } from '@/server/platform/authorship';
import { Contributing } from '@/server/platform/contributing/contributing';
import type { Database } from '@/server/platform/database';
import type { Moderation } from '@/server/platform/moderation/moderation';
import { companyNamed, factsNamed, proofAt } from '@/server/services/review/review-writing/contributed-facts';
import { benefitCatalogue } from '../benefits/benefit-catalogue';
import { insertBenefitReport } from './benefit-writing.queries';

export interface BenefitWritingDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly moderation: Pick<Moderation, 'check'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const CODES: ReadonlySet<string> = new Set(benefitCatalogue.map(({ code }) => code));

/** Reports of benefits by people who get them. */
export function createBenefitWriting({
  database,
  authorship,
  moderation,
  now,
}: BenefitWritingDeps): Pick<BenefitsHandlers, 'giveBenefits'> {
  const contributing = new Contributing(database, authorship, now);
  return {
    async giveBenefits({ viewer, headers, body }) {
      const persona = viewer.personaRef;
      const request = { persona, key: headers['idempotency-key'], kind: 'benefit', said: [body] } as const;
      const reportId = await contributing.store(request, async (tx, { id, authorRef, authorSeal }) => {
        const { codes, text, isCurrent, departmentId, city } = body;
        const companyId = await companyNamed(tx, 'benefits', body.companyName);
        const facts = await factsNamed(tx, 'benefits', { jobProfile: null, departmentId, city });
        if (codes.some((code) => !CODES.has(code))) throw codeUnknown();
        const stored = await tx.query(
          insertBenefitReport,
          id,
          companyId,
          codes,
          text?.trim() || null,
          facts.departmentId,
          facts.locationId,
          isCurrent,
          authorRef,
          authorSeal,
          authorship.onceRef(persona, `benefits ${companyId}`),
          await proofAt(tx, persona, companyId),
          startOfDayInIndia(now()),
        );
        if (stored.length === 0) throw givenAlready();
        await moderation.check(tx, { kind: 'benefits', id, texts: [text], isNew: true });
        return 1;
      });
      return { status: 200, body: { reportId } };
    },
  };
}

function codeUnknown(): Problem {
  const message = contributionRefusals.benefits;
  return new Problem(422, 'benefits_code_unknown', message, { codes: message });
}

function givenAlready(): Problem {
  const message = contributionRefusals.benefitsGiven;
  return new Problem(422, 'benefits_given_already', message, { companyName: message });
}
