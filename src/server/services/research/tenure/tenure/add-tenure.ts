import type { TenureReport } from '@/contract/generated/tenure';
import { contributionRefusals } from '@/core/research/contribute/contribution-refusals.rules';
import type { TenureAnswers } from '@/core/research/tenure/tenure.rules';
import {
  firstDayOfQuarter,
  quarterOf,
  tenureFaults,
  tenureFieldPath,
} from '@/core/research/tenure/tenure-faults.rules';
import type { TenureHandlers } from '@/server/contract/generated/tenure';
import { Problem } from '@/server/contract/problem';
import { AuthorRefs } from '@/server/platform/author-refs';
import type { Authorship } from '@/server/platform/authorship';
import type { CompanyProposals } from '@/server/platform/contributing/company-proposals';
import { Contributing } from '@/server/platform/contributing/contributing';
import { contributorOf } from '@/server/platform/contributing/contribution-source';
import type { StoreContribution } from '@/server/platform/contributing/waiting-contribution';
import type { Database } from '@/server/platform/database';
import { plainUuid } from '@/server/platform/uuid';
import { companyIdByName, factIdsByName } from '@/server/services/research/review/contribute/contributed-facts';
import { addTenure, changeTenure, lockTenure } from './add-tenure.queries';
import { tenureUniqueKey } from './tenure-unique-key';

export interface GiveTenureDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly proposals: CompanyProposals;
  readonly now: () => number;
}

export function createAddTenure({
  database,
  authorship,
  proposals,
  now,
}: GiveTenureDeps): Pick<TenureHandlers, 'giveTenure' | 'editTenure'> {
  const contributing = new Contributing(database, authorship, now);
  const authorRefs = new AuthorRefs(authorship);

  function onceRef(persona: Uint8Array, companyId: number, joined: string) {
    return authorship.onceRef(persona, tenureUniqueKey({ companyId, month: firstDayOfQuarter(joined).slice(0, 7) }));
  }

  const give: StoreContribution<'tenure'> = async ({ personaRef: persona, isInvited = false }, key, body) => {
    refuseUnfitting(body, now());
    return contributing.store({ persona, key, kind: 'tenure', said: [body], isInvited }, async (tx, author) => {
      const { jobProfileId, departmentId, locationId } = await factIdsByName(tx, 'tenure', body);
      const companyId = await companyIdByName(tx, 'tenure', body.companyName.trim());
      const stored = await tx.query(addTenure, {
        id: author.id,
        company_id: companyId,
        job_profile_id: jobProfileId,
        department_id: departmentId,
        location_id: locationId,
        ...datesOf(body),
        told: firstDayOfQuarter(quarterOf(now())),
        answers: JSON.stringify(answeredIn(body.answers)),
        author_ref: author.authorRef,
        author_seal: author.authorSeal,
        once_ref: onceRef(persona, companyId, body.joined),
        waits_until: await contributing.waitsUntil(tx, persona, companyId),
      });
      if (stored.length === 0) throw givenAlready();
      return { earning: 1, companyId };
    });
  };
  proposals.register('tenure', give);

  return {
    async giveTenure({ body: { newCompany, ...body }, ...call }) {
      const contribution = { kind: 'tenure', key: call.headers['idempotency-key'], body } as const;
      return { status: 201, body: { reportId: await proposals.give(contributorOf(call), contribution, newCompany) } };
    },

    async editTenure({ viewer: { personaRef: persona }, path, body }) {
      const id = plainUuid(path.reportId);
      await database.transaction(async (tx) => {
        await contributing.holdOff(tx, persona);
        const [before] = await tx.query(lockTenure, id);
        if (before === undefined || before.author_ref === null || !authorRefs.isMine(persona, id, before.author_ref))
          throw notFound();
        refuseUnfitting(body, now());
        const { jobProfileId, departmentId, locationId } = await factIdsByName(tx, 'tenure', body);
        const answers: Readonly<Record<string, string>> = answeredIn(body.answers);
        const isOfSameGroups =
          before.job_profile_id === jobProfileId &&
          before.department_id === departmentId &&
          before.location_id === locationId;
        const changed = await tx.query(changeTenure, {
          id,
          job_profile_id: jobProfileId,
          department_id: departmentId,
          location_id: locationId,
          ...datesOf(body),
          answers: JSON.stringify(answers),
          counted: before.counted.filter((name) => {
            const [question = ''] = name.split(':');
            return isOfSameGroups && before.answers[question] === answers[question];
          }),
          once_ref: onceRef(persona, before.company_id, body.joined),
        });
        if (changed.length === 0) throw givenAlready();
      });
      return { status: 204, body: null };
    },
  };
}

function datesOf({ joined, left }: Pick<TenureReport, 'joined' | 'left'>) {
  return { joined: firstDayOfQuarter(joined), ended: left === null ? null : firstDayOfQuarter(left) };
}

function answeredIn(answers: TenureAnswers): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(answers).flatMap(([question, code]) => (code === null ? [] : [[question, code]])),
  );
}

function refuseUnfitting(report: Pick<TenureReport, 'joined' | 'left' | 'answers'>, now: number): void {
  const faults = Object.entries(tenureFaults(report, now));
  if (faults.length === 0) return;
  const fields = Object.fromEntries(faults.map(([field, sentence]) => [tenureFieldPath(field), sentence]));
  throw new Problem(422, 'tenure_unfitting', contributionRefusals.tenureFaulty, fields);
}

function notFound(): Problem {
  return new Problem(404, 'tenure_not_found', contributionRefusals.notFound);
}

function givenAlready(): Problem {
  const message = contributionRefusals.tenureGiven;
  return new Problem(422, 'tenure_given_already', message, { joined: message });
}
