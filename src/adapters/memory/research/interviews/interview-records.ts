import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { InterviewRound } from '@/core/research/interviews/interview';
import type { InterviewOutcome } from '@/core/research/interviews/interview-scales.rules';
import { questionSlugOf } from '@/core/research/interviews/question-name.rules';
import { CompanyRecords } from '../company/company-records';

export interface MemoryInterview {
  readonly id: string;
  readonly companyId: number;
  readonly jobProfileId: number | null;
  readonly locationId: number | null;
  readonly month: string;
  readonly isFresher: boolean | null;
  /** 1 is easy, 4 is very hard. */
  readonly difficulty: number | null;
  readonly outcome: InterviewOutcome | null;
  readonly isFair: boolean | null;
  readonly days: number | null;
  readonly appliedThrough?: string | null;
  readonly rounds: readonly InterviewRound[];
  readonly story: string;
  readonly questions: readonly MemoryQuestion[];
  readonly authorId: string | null;
  /** In ms since 1970. Null means immediately. */
  readonly waitsUntil: number | null;
  readonly isChecked: boolean;
}

export interface MemoryQuestion {
  readonly id: string;
  readonly slug: string;
  readonly text: string;
  readonly companyId: number;
  readonly jobProfileId: number | null;
  readonly round: string | null;
  readonly skills: readonly string[];
  readonly answers: readonly MemoryAnswer[];
}

export interface MemoryAnswer {
  readonly id: string;
  readonly text: string;
  readonly outcome: InterviewOutcome | null;
  readonly month: string;
}

export class InterviewRecords {
  readonly interviews: MemoryInterview[] = [];
  readonly questions: MemoryQuestion[] = [];
  readonly #world: MemoryWorld;

  constructor(world: MemoryWorld) {
    this.#world = world;
  }

  addQuestion(question: Omit<MemoryQuestion, 'id' | 'slug'>): MemoryQuestion {
    const id = this.#world.ids.next();
    const slug = questionSlugOf(question.text);
    const isTaken = this.questions.some((other) => other.slug === slug);
    const added = { ...question, id, slug: isTaken ? `${slug}-${id.slice(-6)}` : slug };
    this.questions.push(added);
    this.#figuresOf(question.companyId, (figures) => {
      figures.questions += 1;
    });
    return added;
  }

  add(
    interview: Omit<MemoryInterview, 'id' | 'authorId' | 'waitsUntil' | 'isChecked'> & Partial<MemoryInterview>,
  ): MemoryInterview {
    const added = { id: this.#world.ids.next(), authorId: null, waitsUntil: null, isChecked: false, ...interview };
    this.interviews.push(added);
    this.#count(interview.companyId);
    return added;
  }

  /** Removes an interview, and those of its questions that occur in no other report and have no answers. */
  remove(interview: MemoryInterview): void {
    this.interviews.splice(this.interviews.indexOf(interview), 1);
    const lone = interview.questions.filter(
      ({ id, answers }) =>
        answers.length === 0 && !this.interviews.some((one) => one.questions.some((q) => q.id === id)),
    );
    for (const question of lone) this.questions.splice(this.questions.indexOf(question), 1);
    this.#figuresOf(interview.companyId, (figures) => {
      figures.questions -= lone.length;
    });
    this.#count(interview.companyId);
  }

  get counted(): readonly MemoryInterview[] {
    const now = this.#world.clock.now();
    return this.interviews.filter(({ waitsUntil }) => waitsUntil === null || waitsUntil <= now);
  }

  #count(companyId: number): void {
    this.#figuresOf(companyId, (figures) => {
      figures.interviews = this.counted.filter((interview) => interview.companyId === companyId).length;
    });
  }

  #figuresOf(companyId: number, change: (figures: { interviews: number; questions: number }) => void): void {
    const company = this.#world.records(CompanyRecords).all.find((one) => one.companyId === companyId);
    if (company !== undefined) change(company.figures);
  }
}
