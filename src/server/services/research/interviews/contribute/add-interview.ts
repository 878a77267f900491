import { randomUUID } from 'node:crypto';
import type { InterviewContribution } from '@/contract/generated/interviews';
import { isWorkAddress } from '@/core/account/career-status/proof.rules';
import { contributionRefusals } from '@/core/research/contribute/contribution-refusals.rules';
import { INTERVIEW_SOURCE_NAMES } from '@/core/research/contribute/interview-source-names.rules';
import type { AskedQuestion } from '@/core/research/contribute/interview-texts.rules';
import { askedQuestionsOf, interviewTextsOf } from '@/core/research/contribute/interview-texts.rules';
import { laterDate, monthFault } from '@/core/research/contribute/one-voice.rules';
import { INTERVIEW_DIFFICULTIES } from '@/core/research/interviews/interview-scales.rules';
import { questionSlugOf } from '@/core/research/interviews/question-name.rules';
import type { InterviewsHandlers } from '@/server/contract/generated/interviews';
import { Problem, refuseFaults } from '@/server/contract/problem';
import type { Authorship } from '@/server/platform/authorship';
import type { CompanyProposals } from '@/server/platform/contributing/company-proposals';
import { CompanyUnknown } from '@/server/platform/contributing/company-unknown';
import { Contributing } from '@/server/platform/contributing/contributing';
import { contributorOf, sourceOf } from '@/server/platform/contributing/contribution-source';
import type { StoreContribution } from '@/server/platform/contributing/waiting-contribution';
import type { Database } from '@/server/platform/database';
import type { Moderation } from '@/server/platform/moderation/moderation';
import { proofAt } from '@/server/services/research/review/contribute/contributed-facts';
import { newAccountHoldEnd } from '@/server/services/research/review/contribute/review-holds';
import { addAskedQuestions, addInterview, interviewSubject, linkAskedQuestions } from './add-interview.queries';
import { interviewUniqueKey } from './interview-unique-key';

export interface GiveInterviewDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly moderation: Pick<Moderation, 'check'>;
  readonly proposals: CompanyProposals;
  readonly now: () => number;
}

export function createAddInterview({
  database,
  authorship,
  moderation,
  proposals,
  now,
}: GiveInterviewDeps): Pick<InterviewsHandlers, 'giveInterview'> {
  const contributing = new Contributing(database, authorship, now);

  async function subjectOf({ companyName, jobProfile, locationId }: InterviewContribution) {
    const [found] = await database.query(interviewSubject, companyName.trim(), jobProfile.trim(), locationId);
    if (!found?.job_profile_id)
      throw refused('interview_role_unknown', 'jobProfile', contributionRefusals.pickJobProfile);
    if (locationId !== null && !found.location_id)
      throw refused('interview_city_unknown', 'locationId', contributionRefusals.pickCity);
    if (!found.company_id) throw new CompanyUnknown('interview_company_unknown', contributionRefusals.pickCompany);
    return { companyId: found.company_id, jobProfileId: found.job_profile_id, locationId: found.location_id };
  }

  const give: StoreContribution<'interview'> = async (
    { personaRef, userId, network, isInvited = false },
    key,
    body,
  ) => {
    refuseFaults({ month: monthFault(body.month, now()) });
    const questions = askedQuestionsOf(body);
    const story = body.story.trim();
    if (questions.length === 0 && story === '') throw saysNothing();
    const { companyId, jobProfileId, locationId } = await subjectOf(body);
    const request = {
      persona: personaRef,
      key,
      kind: 'interview',
      said: [body],
      isInvited,
    } as const;
    return contributing.store(request, async (tx, author) => {
      const proof = await proofAt(tx, personaRef, companyId);
      const [added] = await tx.query(addInterview, {
        id: author.id,
        company_id: companyId,
        job_profile_id: jobProfileId,
        location_id: locationId,
        month: `${body.month}-01`,
        is_fresher: body.experience === null ? null : body.experience === 'fresher',
        difficulty: INTERVIEW_DIFFICULTIES.indexOf(body.difficulty) + 1,
        outcome: body.outcome,
        is_fair: body.isFair,
        days: body.days,
        applied_through: body.appliedThrough === null ? null : INTERVIEW_SOURCE_NAMES[body.appliedThrough],
        rounds: JSON.stringify(body.rounds.map(({ name, minutes }) => ({ name: name.trim(), minutes, day: null }))),
        story,
        author_ref: author.authorRef,
        author_seal: author.authorSeal,
        once_ref: authorship.onceRef(personaRef, interviewUniqueKey({ companyId })),
        waits_until: laterDate(
          await contributing.waitsUntil(tx, personaRef, companyId),
          await newAccountHoldEnd(tx, authorship, { userId, persona: personaRef, companyId, proof }, now()),
        ),
        is_checked: isWorkAddress(proof),
      });
      if (added === undefined) throw givenAlready();
      if (questions.length > 0) await ask(tx, author.id, companyId, jobProfileId, questions);
      await moderation.check(tx, {
        kind: 'interview',
        id: author.id,
        texts: interviewTextsOf(body),
        isNew: true,
        source: sourceOf(network, companyId),
      });
      return { earning: 1, companyId };
    });
  };
  proposals.register('interview', give);

  return {
    async giveInterview({ body: { newCompany, ...body }, ...call }) {
      const contribution = { kind: 'interview', key: call.headers['idempotency-key'], body } as const;
      return {
        status: 201,
        body: { interviewId: await proposals.give(contributorOf(call), contribution, newCompany) },
      };
    },
  };
}

async function ask(
  tx: Database,
  interviewId: string,
  companyId: number,
  jobProfileId: number,
  questions: readonly AskedQuestion[],
): Promise<void> {
  await tx.query(
    addAskedQuestions,
    questions.map(() => randomUUID()),
    questions.map(({ text }) => questionSlugOf(text)),
    questions.map(({ key }) => key),
    questions.map(({ text }) => text),
    questions.map(({ round }) => round),
    companyId,
    jobProfileId,
  );
  await tx.query(
    linkAskedQuestions,
    interviewId,
    companyId,
    questions.map(({ key }) => key),
  );
}

function refused(code: string, field: string, sentence: string): Problem {
  return new Problem(422, code, sentence, { [field]: sentence });
}

function saysNothing(): Problem {
  const sentence = contributionRefusals.interviewEmpty;
  return new Problem(422, 'interview_says_nothing', sentence, { story: sentence });
}

function givenAlready(): Problem {
  const message = contributionRefusals.interviewGiven;
  return new Problem(422, 'interview_given_already', message, { companyName: message });
}
