import { shownAuthorOf } from '@/core/cards/shown-card.rules';
import type { Failure } from '@/core/common/failure';
import { PAGE_LENGTHS } from '@/core/common/page-lengths.rules';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import { companyRefusals } from '@/core/company/company-refusals.rules';
import { figureOf, isGroup, percentOf } from '@/core/figures/figures.rules';
import { urlNameOf } from '@/core/formatting/url-name.rules';
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
} from '@/core/interviews/interview';
import { INTERVIEW_EXPERIENCES, INTERVIEW_FILTERS, INTERVIEW_ROUND_KINDS } from '@/core/interviews/interview';
import type {
  InterviewFilters,
  InterviewPaging,
  InterviewReading,
  InterviewScope,
} from '@/core/interviews/interview-reading.port';
import { interviewRefusals } from '@/core/interviews/interview-refusals.rules';
import { INTERVIEW_DIFFICULTIES, INTERVIEW_OUTCOMES } from '@/core/interviews/interview-scales.rules';
import { questionKeyOf } from '@/core/interviews/question-name.rules';
import { MAX_ANSWERS_OF_USERS, MAX_ELSEWHERE, MAX_REPORTED_ANSWERS } from '@/core/interviews/question-post.rules';
import { ROUND_NAMES } from '@/core/interviews/round-kinds.rules';
import type { MemoryItem } from '../catalog/catalog-records';
import { CatalogRecords } from '../catalog/catalog-records';
import type { MemoryBrowser } from '../world/memory-browser';
import type { Refusal } from '../world/memory-failure';
import { refusal } from '../world/memory-failure';
import type { MemoryInterview, MemoryQuestion } from './interview-records';
import { InterviewRecords } from './interview-records';
import type { CardedInterview } from './memory-interview-cards';
import { showsTitle, withInterviewCards } from './memory-interview-cards';
import { openingsFor } from './memory-skill-uses';
import { skillNamed } from './memory-skills';
import { knownPostOfQuestion } from './question-posts';

const OPTIONS = {
  experience: INTERVIEW_EXPERIENCES,
  outcome: INTERVIEW_OUTCOMES,
  difficulty: INTERVIEW_DIFFICULTIES,
  round: INTERVIEW_ROUND_KINDS,
} as const satisfies Readonly<Record<InterviewFilter, readonly string[]>>;

interface Scope {
  readonly company: MemoryItem | null;
  readonly designation: MemoryItem | null;
}

/** Interviews of a memory world. */
export class MemoryInterviews implements InterviewReading {
  readonly #browser: MemoryBrowser;
  readonly #catalog: CatalogRecords;
  readonly #records: InterviewRecords;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
    this.#catalog = browser.world.records(CatalogRecords);
    this.#records = browser.world.records(InterviewRecords);
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
        company: scope.company && itemOf(scope.company),
        designation: scope.designation && itemOf(scope.designation),
        questionsCount: new Set(
          this.#records.questions.filter(this.#ofQuestions(scope)).map(({ text }) => questionKeyOf(text)),
        ).size,
        designations,
        heldCount: this.#waiting.filter(ofReports(scope)).length,
        ...figuresOf(found),
      });
    });
  }

  listInterviewQuestions(
    query: InterviewScope & InterviewPaging & { readonly skill?: string; readonly round?: InterviewRoundKind },
  ): Promise<Result<InterviewQuestionPage, Failure>> {
    return this.#browser.ask('listInterviewQuestions', { query }, () => {
      const scope = this.#scopeOf(query);
      if ('failure' in scope) return scope;
      const { page = 1, limit = PAGE_LENGTHS.page.usual, round } = query;
      const asked = query.skill === undefined ? null : skillNamed(this.#catalog.lists, query.skill);
      const found = this.#records.questions
        .filter(
          asked === null
            ? this.#ofQuestions(scope)
            : ({ skills }) => skills.some((one) => asked.keys.includes(urlNameOf(one))),
        )
        .filter((question) => round === undefined || asked !== null || isOf(round, question.round ?? ''))
        .map((question) => this.#question(question))
        .toSorted((one, other) => other.askedCount - one.askedCount)
        .filter(({ text }, place, all) => all.findIndex((one) => areAlike(one.text, text)) === place);
      const items = found.slice((page - 1) * limit, page * limit);
      const jobsCount = asked === null ? null : openingsFor(this.#browser.world, asked.keys);
      const name = asked?.name ?? items[0]?.skills.find(({ key }) => key === asked?.key)?.name ?? null;
      const isOfUse = asked !== null && name !== null && found.length + (jobsCount ?? 0) > 0;
      return ok({
        items,
        page,
        limit,
        total: found.length,
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
        .slice(0, MAX_ANSWERS_OF_USERS)
        .map(({ content, author, createdAt, upvotes }) => ({
          text: content,
          authorName: author.name,
          createdAt,
          upvotes,
        }));
      const elsewhere = this.#alike(found)
        .filter(({ companyId }) => companyId !== found.companyId)
        .map((question) => this.#question(question))
        .toSorted((one, other) => other.askedCount - one.askedCount)
        .slice(0, MAX_ELSEWHERE)
        .map(({ questionId, company, askedCount }) => ({ questionId, company, askedCount }));
      return ok({ question: this.#question(found), elsewhere, answers, answersOfUsers, postId: post?.id ?? null });
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

  /** They show nothing of their authors. */
  get #waiting(): readonly CardedInterview[] {
    const counted = this.#records.counted;
    return this.#records.interviews
      .filter((interview) => !counted.includes(interview))
      .map((interview) => ({ ...interview, card: [], shownUntil: '' }));
  }

  /** A question is of a job profile only if reports of its company show that. */
  #ofQuestions(scope: Scope) {
    const reports = this.#counted;
    return (question: MemoryQuestion) =>
      within(scope)(question) && (scope.designation === null || this.#showsRole(question, reports));
  }

  #showsRole({ companyId, jobProfileId }: MemoryQuestion, reports = this.#counted): boolean {
    return jobProfileId !== null && reports.some((one) => one.companyId === companyId && showsTitle(one, jobProfileId));
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
    };
  }

  #question(question: MemoryQuestion): InterviewQuestion {
    const { id, slug, text, companyId, jobProfileId, round, skills, answers } = question;
    const asked = this.#records.interviews.filter(({ questions }) => questions.some((one) => one.id === id));
    return {
      questionId: id,
      slug,
      text,
      company: this.#company(companyId),
      designation: this.#showsRole(question) ? itemWithId(this.#catalog.lists.jobProfile, jobProfileId) : null,
      round,
      skills: skills.map((given) => {
        const { key, name } = skillNamed(this.#catalog.lists, given);
        return { key, name: name ?? given };
      }),
      askedCount: asked.length,
      companiesCount: new Set(this.#alike(question).map((one) => one.companyId)).size,
      answersCount: answers.length + this.#answersOfUsers(id),
      newest: newestOf(asked),
    };
  }

  /** The question as each company asked it. */
  #alike({ text }: MemoryQuestion): readonly MemoryQuestion[] {
    return this.#records.questions.filter((one) => areAlike(one.text, text));
  }

  #answersOfUsers(questionId: string): number {
    const comments = knownPostOfQuestion(this.#browser.world, questionId)?.comments ?? [];
    return comments.filter(({ parentId, status }) => parentId === null && status === 'LIVE').length;
  }

  #company(companyId: number): InterviewItem {
    return itemWithId(this.#catalog.lists.company, companyId) ?? { key: '', name: '' };
  }
}

function areAlike(one: string, other: string): boolean {
  return questionKeyOf(one) === questionKeyOf(other);
}

/** The newest month of a group; null for fewer, of which it would be one person's. */
function newestOf(reports: readonly MemoryInterview[]): string | null {
  const months = reports.map(({ month }) => month).toSorted();
  return isGroup(reports.length) ? (months.at(-1) ?? null) : null;
}

function figuresOf(found: readonly MemoryInterview[]) {
  const number = (condition: (interview: MemoryInterview) => boolean) => found.filter(condition).length;
  const typical = (values: readonly number[]) => ({
    median: figureOf({ n: values.length, value: values.length === 0 ? null : Math.round(medianOf(values)) }).value,
    count: values.length,
  });
  const fair = found.filter(({ isFair }) => isFair !== null);
  const ended = (outcome: string) => number((one) => one.outcome === outcome);
  return {
    interviewsCount: found.length,
    newest: newestOf(found),
    difficulty: {
      easy: number(({ difficulty }) => difficulty === 1),
      fair: number(({ difficulty }) => difficulty === 2),
      hard: number(({ difficulty }) => difficulty === 3),
      veryHard: number(({ difficulty }) => difficulty === 4),
    },
    outcome: {
      offer: ended('offer'),
      noOffer: ended('noOffer'),
      noAnswer: ended('noAnswer'),
      declined: ended('declined'),
    },
    experience: {
      fresher: number(({ isFresher }) => isFresher === true),
      experienced: number(({ isFresher }) => isFresher === false),
    },
    roundKinds: {
      technical: number(({ rounds }) => hasRound(rounds, 'technical')),
      test: number(({ rounds }) => hasRound(rounds, 'test')),
      group: number(({ rounds }) => hasRound(rounds, 'group')),
      managerial: number(({ rounds }) => hasRound(rounds, 'managerial')),
      hr: number(({ rounds }) => hasRound(rounds, 'hr')),
    },
    rounds: typical(found.map(({ rounds }) => rounds.length).filter((length) => length > 0)),
    days: typical(found.flatMap(({ days }) => days ?? [])),
    fair: {
      share: figureOf({ n: fair.length, value: percentOf(fair.filter(({ isFair }) => isFair).length, fair.length) })
        .value,
      count: fair.length,
    },
  };
}

function isOf(kind: InterviewRoundKind, name: string): boolean {
  return new RegExp(ROUND_NAMES[kind], 'i').test(name);
}

function hasRound(rounds: MemoryInterview['rounds'], kind: InterviewRoundKind): boolean {
  return rounds.some(({ name }) => isOf(kind, name));
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

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const rank = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(rank)] ?? 0) + (sorted[Math.ceil(rank)] ?? 0)) / 2;
}

/** A report is of a job profile only if its card shows that. */
function ofReports({ company, designation }: Scope) {
  return (interview: CardedInterview) =>
    (company === null || interview.companyId === company.id) &&
    (designation === null || showsTitle(interview, designation.id));
}

function within({ company, designation }: Scope) {
  return ({ companyId, jobProfileId }: { readonly companyId: number; readonly jobProfileId: number | null }) =>
    (company === null || companyId === company.id) && (designation === null || jobProfileId === designation.id);
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
