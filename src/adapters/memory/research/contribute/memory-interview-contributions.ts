import { careerProofAt, isFirstProofAt } from '@/adapters/memory/account/career-status/career-proof-at';
import { CatalogRecords } from '@/adapters/memory/kernel/catalog/catalog-records';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { invalid, refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { isWorkAddress } from '@/core/account/career-status/proof.rules';
import type { ContributionMarks } from '@/core/kernel/common/contribution-marks';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { checkTexts } from '@/core/kernel/content-checks/case-findings.rules';
import { contributionRefusals } from '@/core/research/contribute/contribution-refusals.rules';
import type { InterviewContribution } from '@/core/research/contribute/interview-contribution';
import type { InterviewContributions } from '@/core/research/contribute/interview-contributions.port';
import { INTERVIEW_SOURCE_NAMES } from '@/core/research/contribute/interview-source-names.rules';
import type { AskedQuestion } from '@/core/research/contribute/interview-texts.rules';
import { askedQuestionsOf, interviewTextsOf } from '@/core/research/contribute/interview-texts.rules';
import { laterDate, monthFault } from '@/core/research/contribute/one-voice.rules';
import { INTERVIEW_DIFFICULTIES } from '@/core/research/interviews/interview-scales.rules';
import { questionKeyOf } from '@/core/research/interviews/question-name.rules';
import { newAccountHold } from '@/core/research/reviews/review-holds.rules';
import type { MemoryInterview, MemoryQuestion } from '../interviews/interview-records';
import { InterviewRecords } from '../interviews/interview-records';
import { proposeCompany } from './company-proposals';
import { ContributionRecords } from './contribution-records';
import { itemWithName } from './memory-salary-contributions';
import { WaitingCards } from './waiting-cards';

export class MemoryInterviewContributions implements InterviewContributions {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  giveInterview(
    input: InterviewContribution & ContributionMarks,
  ): Promise<Result<{ readonly interviewId: string }, Failure>> {
    const { draftId, cameBy, newCompany, ...interview } = input;
    return this.#browser.askSignedIn('giveInterview', { input }, (viewer) => {
      const { world } = this.#browser;
      const { month, rounds, locationId } = interview;
      const fault = monthFault(month, world.clock.now());
      if (fault !== null) return invalid({ month: fault });
      if (interview.story.trim() === '' && rounds.every(({ questions }) => questions.length === 0))
        return refused('interview_says_nothing', 'story', contributionRefusals.interviewEmpty);
      const { lists } = world.records(CatalogRecords);
      const company = itemWithName(lists.company, interview.companyName);
      const role = itemWithName(lists.jobProfile, interview.jobProfile);
      if (role === null) return refused('interview_role_unknown', 'jobProfile', contributionRefusals.pickJobProfile);
      if (locationId !== null && !lists.location.some(({ id }) => id === locationId))
        return refused('interview_city_unknown', 'locationId', contributionRefusals.pickCity);
      if (company === null) {
        if (newCompany === undefined)
          return refused('interview_company_unknown', 'companyName', contributionRefusals.pickCompany);
        const waits = proposeCompany(world, viewer, { kind: 'interview', key: draftId, body: interview, newCompany });
        return waits.ok ? ok({ interviewId: waits.value }) : waits;
      }
      const { held: findings } = checkTexts('interview', interviewTextsOf(interview));
      const stored = world.records(ContributionRecords).store(
        viewer,
        {
          kind: 'interview',
          key: draftId,
          cameBy,
          said: interview,
          companyId: company.id,
          once: `interview ${company.id}`,
          report: { kind: 'interview', about: role.name, month, findings, text: interview.story.trim() || null },
        },
        (id, waitsUntil) => {
          const source = { id, authorId: viewer.id, ...this.#checkOf(viewer, company.name, waitsUntil()) };
          if (findings.length > 0) return () => undefined;
          return world.records(WaitingCards).keep(id, () => this.#add(source, interview, company.id, role.id));
        },
        givenAlready,
      );
      return stored.ok ? ok({ interviewId: stored.value }) : stored;
    });
  }

  #checkOf(viewer: MemoryUser, companyName: string, waitsUntil: number | null) {
    const { world } = this.#browser;
    const isChecked = isWorkAddress(careerProofAt(world, viewer, companyName));
    const isFirst = isFirstProofAt(world, viewer, companyName);
    const isNew = newAccountHold({ madeAt: viewer.madeAt, isChecked: isFirst }, world.clock.now());
    const ofDay = waitsUntil === null ? null : new Date(waitsUntil);
    return { isChecked, waitsUntil: laterDate(ofDay, isNew)?.getTime() ?? null };
  }

  #add(
    source: Pick<MemoryInterview, 'id' | 'authorId' | 'waitsUntil' | 'isChecked'>,
    interview: InterviewContribution,
    companyId: number,
    jobProfileId: number,
  ): () => void {
    const { month, rounds, locationId, experience, difficulty, outcome, isFair, days, appliedThrough, story } =
      interview;
    const asked = askedQuestionsOf(interview).map((one) => this.#question(one, companyId, jobProfileId));
    const records = this.#browser.world.records(InterviewRecords);
    const added = records.add({
      ...source,
      companyId,
      jobProfileId,
      locationId,
      month,
      isFresher: experience === null ? null : experience === 'fresher',
      difficulty: INTERVIEW_DIFFICULTIES.indexOf(difficulty) + 1,
      outcome,
      isFair,
      days,
      appliedThrough: appliedThrough === null ? null : INTERVIEW_SOURCE_NAMES[appliedThrough],
      rounds: rounds.map(({ name, minutes }) => ({ name: name.trim(), minutes, day: null })),
      story: story.trim(),
      questions: asked,
    });
    return () => records.remove(added);
  }

  #question({ key, text, round }: AskedQuestion, companyId: number, jobProfileId: number): MemoryQuestion {
    const records = this.#browser.world.records(InterviewRecords);
    const known = records.questions.find((one) => one.companyId === companyId && questionKeyOf(one.text) === key);
    return known ?? records.addQuestion({ text, round, companyId, jobProfileId, skills: [], answers: [] });
  }
}

function refused(code: string, field: string, sentence: string): Refusal {
  return refusal(422, code, sentence, { [field]: sentence });
}

function givenAlready(): Refusal {
  const message = contributionRefusals.interviewGiven;
  return refusal(422, 'interview_given_already', message, { companyName: message });
}
