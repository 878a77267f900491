import { makeAutoObservable } from 'mobx';
import type {
  InterviewPage,
  InterviewQuestion,
  InterviewQuestionPage,
  InterviewRoundKind,
  InterviewSummary,
} from '@/core/research/interviews/interview';
import type {
  InterviewFilters,
  InterviewPaging,
  InterviewReading,
  InterviewScope,
} from '@/core/research/interviews/interview-reading.port';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';

type ReportQuery = InterviewScope & InterviewFilters & InterviewPaging;
type QuestionQuery = InterviewScope &
  InterviewPaging & { readonly skill?: string; readonly round?: InterviewRoundKind };

const MAX_USUAL = 10;

/** Reports, questions and a summary of a company, a designation, both or all, and questions for a skill. */
export class InterviewsStore {
  readonly #summary: Loadable<InterviewSummary, InterviewScope>;
  readonly #reports: Loadable<InterviewPage, ReportQuery>;
  readonly #questions: Loadable<InterviewQuestionPage, QuestionQuery>;
  readonly #usual: Loadable<InterviewQuestionPage, QuestionQuery>;
  #shown: ReportQuery | null = null;
  #again: (() => Promise<unknown>) | null = null;

  constructor(reading: InterviewReading) {
    this.#summary = new Loadable((scope) => reading.getInterviewSummary(scope));
    this.#reports = new Loadable((query) => reading.listInterviews(query));
    this.#questions = new Loadable((query) => reading.listInterviewQuestions(query));
    this.#usual = new Loadable((query) => reading.listInterviewQuestions(query));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get summaryState(): LoadState<InterviewSummary> {
    return this.#summary.state;
  }

  get summary(): InterviewSummary | null {
    return this.#summary.value;
  }

  get reportsState(): LoadState<InterviewPage> {
    return this.#reports.state;
  }

  get questionsState(): LoadState<InterviewQuestionPage> {
    return this.#questions.state;
  }

  /** Empty if the company or role has questions of its own. */
  get usual(): readonly InterviewQuestion[] {
    return this.#questions.value?.total === 0 ? (this.#usual.value?.items ?? []) : [];
  }

  async openReports(query: ReportQuery, questions: number): Promise<void> {
    const scope = scopeOf(query);
    this.#shown = query;
    await this.run(() =>
      Promise.all([
        this.#summary.load(scope),
        this.#reports.load(query),
        this.#questions.load({ ...scope, limit: questions }),
      ]),
    );
  }

  async turn(query: ReportQuery): Promise<void> {
    this.#shown = query;
    await this.run(() => this.#reports.refresh(query));
  }

  /** Opens questions. A skill has no summary. */
  async openQuestions(query: QuestionQuery): Promise<void> {
    await this.run(() =>
      Promise.all([
        this.#questions.load(query),
        ...(query.skill === undefined ? [this.#summary.load(scopeOf(query))] : []),
      ]),
    );
  }

  /** Opens questions of a round. `name` is the URL name of a company, or else of a role. */
  async openRound(name: string, round: InterviewRoundKind, page: number): Promise<void> {
    await this.run(async () => {
      await this.#summary.load({ company: name });
      const isCompany = this.#summary.failure?.kind !== 'notFound';
      if (!isCompany) await this.#summary.load({ designation: name });
      await this.#questions.load({ ...(isCompany ? { company: name } : { designation: name }), round, page });
      if (this.#questions.value?.total === 0) await this.#usual.load({ round, limit: MAX_USUAL });
    });
  }

  async refreshReports(): Promise<void> {
    if (this.#shown !== null) await this.#reports.refresh(this.#shown);
  }

  async retry(): Promise<void> {
    await this.#again?.();
  }

  private async run(work: () => Promise<unknown>): Promise<void> {
    this.#again = work;
    await work();
  }
}

function scopeOf({ company, designation }: InterviewScope): InterviewScope {
  return {
    ...(company === undefined ? {} : { company }),
    ...(designation === undefined ? {} : { designation }),
  };
}
