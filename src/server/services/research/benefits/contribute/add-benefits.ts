import { startOfDayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { contributionRefusals } from '@/core/research/contribute/contribution-refusals.rules';
import type { BenefitsHandlers } from '@/server/contract/generated/benefits';
import { Problem } from '@/server/contract/problem';
import type { Authorship } from '@/server/platform/authorship';
import type { CompanyProposals } from '@/server/platform/contributing/company-proposals';
import { Contributing } from '@/server/platform/contributing/contributing';
import { contributorOf, sourceOf } from '@/server/platform/contributing/contribution-source';
import type { StoreContribution } from '@/server/platform/contributing/waiting-contribution';
import type { Database } from '@/server/platform/database';
import type { Moderation } from '@/server/platform/moderation/moderation';
import {
  companyIdByName,
  factIdsByName,
  proofAt,
} from '@/server/services/research/review/contribute/contributed-facts';
import { newAccountHoldEnd } from '@/server/services/research/review/contribute/review-holds';
import { benefitCatalogue } from '../benefits/benefit-catalogue';
import { benefitsUniqueKey } from '../benefits/benefits-unique-key';
import { insertBenefitReport } from './add-benefits.queries';

export interface GiveBenefitsDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly moderation: Pick<Moderation, 'check'>;
  readonly proposals: CompanyProposals;
  readonly now: () => number;
}

const CODES: ReadonlySet<string> = new Set(benefitCatalogue.map(({ code }) => code));

export function createAddBenefits({
  database,
  authorship,
  moderation,
  proposals,
  now,
}: GiveBenefitsDeps): Pick<BenefitsHandlers, 'giveBenefits'> {
  const contributing = new Contributing(database, authorship, now);
  const give: StoreContribution<'benefits'> = async (
    { personaRef: persona, userId, network, isInvited = false },
    key,
    body,
  ) => {
    const request = { persona, key, kind: 'benefit', said: [body], isInvited } as const;
    return contributing.store(request, async (tx, { id, authorRef, authorSeal }) => {
      const { codes, text, isCurrent, departmentId, city } = body;
      const facts = await factIdsByName(tx, 'benefits', { jobProfile: null, departmentId, city });
      if (codes.some((code) => !CODES.has(code))) throw codeUnknown();
      const companyId = await companyIdByName(tx, 'benefits', body.companyName);
      const proof = await proofAt(tx, persona, companyId);
      const stored = await tx.query(insertBenefitReport, {
        id,
        company_id: companyId,
        codes,
        text: text?.trim() || null,
        department_id: facts.departmentId,
        location_id: facts.locationId,
        is_current: isCurrent,
        author_ref: authorRef,
        author_seal: authorSeal,
        once_ref: authorship.onceRef(persona, benefitsUniqueKey({ companyId })),
        proof,
        waits_until: await newAccountHoldEnd(tx, authorship, { userId, persona, companyId, proof }, now()),
        created_at: startOfDayInIndia(now()),
      });
      if (stored.length === 0) throw givenAlready();
      await moderation.check(tx, {
        kind: 'benefits',
        id,
        texts: [text],
        isNew: true,
        source: sourceOf(network, companyId),
      });
      return { earning: 1, companyId };
    });
  };
  proposals.register('benefits', give);
  return {
    async giveBenefits({ body: { newCompany, ...body }, ...call }) {
      const contribution = { kind: 'benefits', key: call.headers['idempotency-key'], body } as const;
      return {
        status: 201,
        body: { reportId: await proposals.give(contributorOf(call), contribution, newCompany) },
      };
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
