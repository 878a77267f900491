import { makeAutoObservable } from 'mobx';
import type { InterviewQuestion, InterviewQuestionDetail } from '@/core/research/interviews/interview';
import type { InterviewReading } from '@/core/research/interviews/interview-reading.port';
import type { SortOrder } from '@/core/talk/voting/sort-order';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PostPageStore } from '@/stores/talk/posting/post-page.store';

export interface AnswersQuery {
  readonly sort: SortOrder;
  /** The cursor of the page, or null if it is the first. */
  readonly start: string | null;
  readonly isBack: boolean;
}

const MAX_OTHERS = 5;

/** One question with its answers, which are the comments of its post. */
export class InterviewQuestionStore {
  private questionId = '';
  readonly #detail: Loadable<InterviewQuestionDetail, string>;
  readonly #others: Loadable<readonly InterviewQuestion[], string>;

  readonly #page: Pick<PostPageStore, 'postId' | 'open' | 'close'>;

  constructor(
    reading: Pick<InterviewReading, 'getInterviewQuestion' | 'listInterviewQuestions'>,
    page: Pick<PostPageStore, 'postId' | 'open' | 'close'>,
  ) {
    this.#page = page;
    this.#detail = new Loadable((questionId) => reading.getInterviewQuestion({ questionId }));
    this.#others = new Loadable(async (company) => {
      const answer = await reading.listInterviewQuestions({ company, limit: MAX_OTHERS + 1 });
      return answer.ok ? { ok: true, value: answer.value.items } : answer;
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): LoadState<InterviewQuestionDetail> {
    return this.#detail.state;
  }

  get detail(): InterviewQuestionDetail | null {
    return this.#detail.value;
  }

  get others(): readonly InterviewQuestion[] {
    const shown = this.detail?.question.questionId;
    return (this.#others.value ?? []).filter(({ questionId }) => questionId !== shown).slice(0, MAX_OTHERS);
  }

  /** Opens a question by id or URL name. Returns whether the answers stayed. */
  async open(questionId: string, { sort, start, isBack }: AnswersQuery): Promise<boolean> {
    this.questionId = questionId;
    this.#page.close();
    await this.#detail.load(questionId);
    const { detail } = this;
    if (detail === null) return false;
    const { postId, question } = detail;
    const [isKept] = await Promise.all([
      // The page of a post may have been opened in the meantime.
      postId !== null && this.#page.postId === null ? this.#page.open(postId, sort, start, isBack) : false,
      this.#others.load(question.company.urlName),
    ]);
    return isKept;
  }

  async retry(): Promise<void> {
    await this.open(this.questionId, { sort: 'popularity', start: null, isBack: false });
  }
}
