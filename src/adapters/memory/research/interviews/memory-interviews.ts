import type { MemoryItem } from '@/adapters/memory/kernel/catalog/catalog-records';
import { CatalogRecords, companyOf } from '@/adapters/memory/kernel/catalog/catalog-records';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { Failure } from '@/core/kernel/common/failure';
import { minuteOf } from '@/core/kernel/common/minute.rules';
import type { NamedCompany } from '@/core/kernel/common/named-company';
import { PAGE_LENGTHS } from '@/core/kernel/common/page-lengths.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { isGroup } from '@/core/kernel/figures/figures.rules';
import { displayedHeldCount, inFives } from '@/core/kernel/figures/shown-numbers.rules';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import { shownAuthorOf } from '@/core/research/cards/shown-card.rules';
import { companyRefusals } from '@/core/research/company/company-refusals.rules';
import type {
  Interview,
  InterviewFilter,
  InterviewItem,
  InterviewPage,
  InterviewQuestion,
  InterviewQuestionDetail,
  InterviewQuestionPage,
  InterviewRoundKind,
  InterviewSummary,
} from '@/core/research/interviews/interview';
import { INTERVIEW_EXPERIENCES, INTERVIEW_FILTERS, INTERVIEW_ROUND_KINDS } from '@/core/research/interviews/interview';
import type {
  InterviewFilters,
  InterviewPaging,
  InterviewReading,
  InterviewScope,
} from '@/core/research/interviews/interview-reading.port';
import { interviewRefusals } from '@/core/research/interviews/interview-refusals.rules';
import { INTERVIEW_DIFFICULTIES, INTERVIEW_OUTCOMES } from '@/core/research/interviews/interview-scales.rules';
import { questionKeyOf } from '@/core/research/interviews/question-name.rules';
import {
  MAX_OTHER_COMPANIES,
  MAX_REPORTED_ANSWERS,
  MAX_USER_ANSWERS,
} from '@/core/research/interviews/question-post.rules';
import { newestCardMonth } from '../cards/newest-shown';
import { AnswerRecords } from '../employer-answers/answer-records';
import type { MemoryInterview, MemoryQuestion } from './interview-records';
import { InterviewRecords } from './interview-records';
import type { CardedInterview } from './memory-interview-cards';
import { showsTitle, withInterviewCards } from './memory-interview-cards';
import { figuresOf, hasRound, matchesRoundKind } from './memory-interview-figures';
import { openingsFor } from './memory-skill-uses';
import { findSkill } from './memory-skills';
import { knownPostOfQuestion } from './question-posts';

const OPTIONS = {
  experience: INTERVIEW_EXPERIENCES,
  outcome: INTERVIEW_OUTCOMES,
  difficulty: INTERVIEW_DIFFICULTIES,
  round: INTERVIEW_ROUND_KINDS,
} as const satisfies Readonly<Record<InterviewFilter, readonly string[]>>;

const MAX_DESIGNATIONS = 3;

interface Scope {
  readonly company: MemoryItem | null;
  readonly designation: MemoryItem | null;
}

export class MemoryInterviews implements InterviewReading {
  readonly #browser: MemoryBrowser;
  readonly #catalog: CatalogRecords;
  readonly #records: InterviewRecords;
  readonly #answers: AnswerRecords;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
    this.#catalog = browser.world.records(CatalogRecords);
    this.#records = browser.world.records(InterviewRecords);
    this.#answers = browser.world.records(AnswerRecords);
  }

  listInterviews(query: InterviewScope & InterviewFilters & InterviewPaging): Promise<Result<InterviewPage, Failure>> {
    return this.#browser.ask('listInterviews', { query }, () => {
      const scope = this.#scopeOf(query);
      if ('failure' in scope) return scope;
      const { page = 1, limit = PAGE_LENGTHS.page.usual } = query;
      const leftOut = INTERVIEW_FILTERS.filter((filter) => {
        const value = query[filter];
        return value !== undefined && !OPTIONS[filter].some((option) => option === value);
      });
      const chosen = INTERVIEW_FILTERS.filter((filter) => query[filter] !== undefined && !leftOut.includes(filter));
      const found = [...this.#counted, ...this.#waiting]
        .filter(ofReports(scope))
        .filter((interview) => chosen.every((filter) => fits(interview, filter, query[filter])))
        .toSorted((one, other) => other.shownUntil.localeCompare(one.shownUntil) || one.id.localeCompare(other.id));
      const items = found.slice((page - 1) * limit, page * limit).map((interview) => this.#present(interview));
      return ok({ items, page, limit, total: found.length, leftOut });
    });
  }

  getInterviewSummary(query: InterviewScope): Promise<Result<InterviewSummary, Failure>> {
    return this.#browser.ask('getInterviewSummary', { query }, () => {
      const scope = this.#scopeOf(query);
      if ('failure' in scope) return scope;
      const found = this.#counted.filter(ofReports(scope));
      const ofCompany = this.#counted.filter(
        ({ companyId }) => scope.company !== null && companyId === scope.company.id,
      );
      const designations = this.#catalog.lists.jobProfile
        .map((item) => ({
          ...itemOf(item),
          count: ofCompany.filter((interview) => showsTitle(interview, item.id)).length,
        }))
        .filter(({ count }) => count > 0)
        .toSorted((one, other) => other.count - one.count);
      return ok({
        company: scope.company && companyOf(scope.company),
        designation: scope.designation && itemOf(scope.designation),
        onlyCompany: scope.company === null ? this.#onlyCompany(found) : null,
        questionsCount: this.#questionsIn(scope).length,
        designations,
        heldCount: displayedHeldCount(this.#waiting.filter(ofReports(scope)).length),
        ...figuresOf(found),
      });
    });
  }

  listInterviewQuestions(
    query: InterviewScope & InterviewPaging & { readonly skill?: string; readonly round?: InterviewRoundKind },
  ): Promise<Result<InterviewQuestionPage, Failure>> {
    return this.#browser.ask('listInterviewQuestions', { query }, () => {
      const scope = this.#scopeOf(query.skill === undefined ? query : {});
      if ('failure' in scope) return scope;
      const { page = 1, limit = PAGE_LENGTHS.page.usual, round } = query;
      const asked = query.skill === undefined ? null : findSkill(this.#catalog.lists, query.skill);
      const inRound = (question: MemoryQuestion) =>
        round === undefined || matchesRoundKind(round, question.round ?? '');
      const own = asked === null ? this.#questionsIn(scope, inRound) : this.#questionsFor(asked.keys);
      const anyDesignation = asked === null && scope.designation !== null && own.length === 0;
      const found = anyDesignation ? this.#questionsIn({ ...scope, designation: null }, inRound) : own;
      const items = found.slice((page - 1) * limit, page * limit).map(inShownTimes);
      const jobsCount = asked === null ? null : openingsFor(this.#browser.world, asked.keys);
      const name = asked?.name ?? items[0]?.skills.find(({ key }) => key === asked?.key)?.name ?? null;
      const isOfUse = asked !== null && name !== null && found.length + (jobsCount ?? 0) > 0;
      return ok({
        items,
        page,
        limit,
        total: found.length,
        anyDesignation,
        skill: isOfUse ? { key: asked.key, name } : null,
        jobsCount,
      });
    });
  }

  getInterviewQuestion(path: { readonly questionId: string }): Promise<Result<InterviewQuestionDetail, Failure>> {
    return this.#browser.ask('getInterviewQuestion', { path }, () => {
      const key = path.questionId.toLowerCase();
      const found = this.#records.questions.find(({ id, slug }) => id === key || slug === key);
      if (found === undefined) return refusal(404, 'question_not_found', interviewRefusals.questionNotFound);
      const answers = found.answers
        .toSorted((one, other) => (one.month < other.month ? 1 : -1))
        .slice(0, MAX_REPORTED_ANSWERS)
        .map(({ id, ...answer }) => ({ answerId: id, authorName: null, ...answer }));
      const post = knownPostOfQuestion(this.#browser.world, found.id);
      const answersOfUsers = (post?.comments ?? [])
        .filter(({ parentId, status }) => parentId === null && status === 'LIVE')
        .toSorted((one, other) => other.upvotes - one.upvotes || (one.createdAt < other.createdAt ? 1 : -1))
        .slice(0, MAX_USER_ANSWERS)
        .map(({ content, author, createdAt, upvotes }) => ({
          text: content,
          authorName: author.name,
          createdAt: minuteOf(createdAt),
          upvotes,
        }));
      const elsewhere = this.#alike(found)
        .filter(({ companyId }) => companyId !== found.companyId)
        .map((question) => this.#question(question))
        .toSorted((one, other) => other.askedCount - one.askedCount)
        .slice(0, MAX_OTHER_COMPANIES)
        .map(inShownTimes)
        .map(({ questionId, company, askedCount }) => ({ questionId, company, askedCount }));
      return ok({
        question: inShownTimes(this.#question(found)),
        elsewhere,
        answers,
        answersOfUsers,
        postId: post?.id ?? null,
      });
    });
  }

  #scopeOf({ company, designation }: InterviewScope): Scope | Refusal {
    const { lists } = this.#catalog;
    const scope = { company: itemNamed(lists.company, company), designation: itemNamed(lists.jobProfile, designation) };
    if (company !== undefined && scope.company === null)
      return refusal(404, 'company_not_found', companyRefusals.notNamed);
    if (designation !== undefined && scope.designation === null)
      return refusal(404, 'job_profile_not_found', companyRefusals.jobProfileNotNamed);
    return scope;
  }

  get #counted(): readonly CardedInterview[] {
    return withInterviewCards(this.#records.counted, this.#catalog);
  }

  get #waiting(): readonly CardedInterview[] {
    const counted = this.#records.counted;
    return this.#records.interviews
      .filter((interview) => !counted.includes(interview))
      .map((interview) => ({ ...interview, card: [], shownUntil: '' }));
  }

  #onlyCompany(found: readonly CardedInterview[]): NamedCompany | null {
    const [first, ...others] = [...new Set(found.map(({ companyId }) => companyId))];
    return first === undefined || others.length > 0 ? null : this.#company(first);
  }

  #questionsFor(skills: readonly string[]): readonly InterviewQuestion[] {
    return this.#once(
      this.#records.questions.filter((one) => one.skills.some((skill) => skills.includes(urlNameOf(skill)))),
    );
  }

  #questionsIn(
    { company, designation }: Scope,
    isWanted: (question: MemoryQuestion) => boolean = () => true,
  ): readonly InterviewQuestion[] {
    const questions = this.#records.questions.filter(
      (question) => (company === null || question.companyId === company.id) && isWanted(question),
    );
    if (designation === null) return this.#once(questions);
    const timesOf = ({ id }: MemoryQuestion) => this.#reportsOf(id, designation.id).length;
    const known = questions.filter((question) =>
      isGroup(
        questions.filter(({ text }) => areAlike(text, question.text)).reduce((sum, one) => sum + timesOf(one), 0),
      ),
    );
    return this.#once(known, timesOf);
  }

  /** Returns questions without duplicates across companies. */
  #once(
    questions: readonly MemoryQuestion[],
    timesOf?: (question: MemoryQuestion) => number,
  ): readonly InterviewQuestion[] {
    const listed = questions
      .map((question) => ({ ...this.#question(question), ...(timesOf && { askedCount: timesOf(question) }) }))
      .toSorted((one, other) => other.askedCount - one.askedCount);
    return listed
      .filter(({ text }, place, all) => all.findIndex((one) => areAlike(one.text, text)) === place)
      .map((question) =>
        timesOf === undefined
          ? question
          : {
              ...question,
              askedCount: listed
                .filter(({ text }) => areAlike(text, question.text))
                .reduce((sum, { askedCount }) => sum + askedCount, 0),
            },
      )
      .toSorted((one, other) => other.askedCount - one.askedCount);
  }

  #reportsOf(questionId: string, jobProfileId: number): readonly CardedInterview[] {
    return this.#counted.filter(
      (one) => showsTitle(one, jobProfileId) && one.questions.some(({ id }) => id === questionId),
    );
  }

  #designationsOf({ id }: MemoryQuestion): readonly InterviewItem[] {
    return this.#catalog.lists.jobProfile
      .map((item) => ({ item, times: this.#reportsOf(id, item.id).length }))
      .filter(({ times }) => isGroup(times))
      .toSorted((one, other) => other.times - one.times)
      .slice(0, MAX_DESIGNATIONS)
      .map(({ item }) => itemOf(item));
  }

  #present({
    card,
    id,
    isFresher,
    difficulty,
    questions,
    companyId,
    jobProfileId,
    locationId,
    ...rest
  }: CardedInterview): Interview {
    const shown = shownAuthorOf(card);
    const { outcome, isFair, days, rounds, story } = rest;
    return {
      interviewId: id,
      company: this.#company(companyId),
      designation: shown.hasTitle ? itemWithId(this.#catalog.lists.jobProfile, jobProfileId) : null,
      family: shown.family,
      location: shown.hasCity ? (itemWithId(this.#catalog.lists.location, locationId)?.name ?? null) : null,
      state: null,
      month: shown.period,
      experience: isFresher === null ? null : (INTERVIEW_EXPERIENCES[isFresher ? 0 : 1] ?? null),
      difficulty: INTERVIEW_DIFFICULTIES[(difficulty ?? 0) - 1] ?? null,
      outcome,
      isFair,
      days,
      appliedThrough: rest.appliedThrough ?? null,
      rounds,
      story,
      isChecked: rest.isChecked,
      questions: questions.map((question) => ({ questionId: question.id, slug: question.slug, text: question.text })),
      ...this.#answers.memberOf({ kind: 'interview', to: id, companyId }, shown.hasMonth),
    };
  }

  #question(question: MemoryQuestion): InterviewQuestion {
    const { id, slug, text, companyId, round, skills, answers } = question;
    const isAsked = ({ questions }: CardedInterview) => questions.some((one) => one.id === id);
    const asked = [...this.#counted, ...this.#waiting].filter(isAsked);
    return {
      questionId: id,
      slug,
      text,
      company: this.#company(companyId),
      designations: this.#designationsOf(question),
      round,
      skills: skills.map((given) => {
        const { key, name } = findSkill(this.#catalog.lists, given);
        return { key, name: name ?? given };
      }),
      askedCount: this.#counted.filter(isAsked).length,
      companiesCount: new Set(this.#alike(question).map((one) => one.companyId)).size,
      answersCount: answers.length + this.#answersOfUsers(id),
      newest: newestCardMonth(asked),
    };
  }

  #alike({ text }: MemoryQuestion): readonly MemoryQuestion[] {
    return this.#records.questions.filter((one) => areAlike(one.text, text));
  }

  #answersOfUsers(questionId: string): number {
    const comments = knownPostOfQuestion(this.#browser.world, questionId)?.comments ?? [];
    return comments.filter(({ parentId, status }) => parentId === null && status === 'LIVE').length;
  }

  #company(companyId: number): NamedCompany {
    return companyOf(this.#catalog.lists.company.find(({ id }) => id === companyId) ?? { id: 0, name: '' });
  }
}

function areAlike(one: string, other: string): boolean {
  return questionKeyOf(one) === questionKeyOf(other);
}

function fits(
  { isFresher, outcome, difficulty, rounds }: MemoryInterview,
  filter: InterviewFilter,
  value: string | undefined,
): boolean {
  switch (filter) {
    case 'experience':
      return isFresher === (value === 'fresher');
    case 'outcome':
      return outcome === value;
    case 'difficulty':
      return INTERVIEW_DIFFICULTIES[(difficulty ?? 0) - 1] === value;
    case 'round':
      return INTERVIEW_ROUND_KINDS.some((kind) => kind === value && hasRound(rounds, kind));
  }
}

/** Filters reports. A report matches a job profile only if its card shows the profile. */
function ofReports({ company, designation }: Scope) {
  return (interview: CardedInterview) =>
    (company === null || interview.companyId === company.id) &&
    (designation === null || showsTitle(interview, designation.id));
}

function itemNamed(items: readonly MemoryItem[], key: string | undefined): MemoryItem | null {
  return items.find(({ name }) => urlNameOf(name) === key?.toLowerCase()) ?? null;
}

function itemWithId(items: readonly MemoryItem[], id: number | null): InterviewItem | null {
  const item = items.find((one) => one.id === id);
  return item === undefined ? null : itemOf(item);
}

function itemOf({ name }: MemoryItem): InterviewItem {
  return { key: urlNameOf(name), name };
}

function inShownTimes(question: InterviewQuestion): InterviewQuestion {
  return { ...question, askedCount: inFives(question.askedCount) };
}
