import { makeAutoObservable } from 'mobx';
import type { InterviewQuestionDetail } from '@/core/interviews/interview';
import type { InterviewReading } from '@/core/interviews/interview-reading.port';
import type { SortOrder } from '@/core/voting/sort-order';
import type { LoadState } from '../common/load-state';
import { Loadable } from '../common/loadable';
import type { PostPageStore } from '../posting/post-page.store';

/** The order and the start of what users answered. */
export interface AnswersQuery {
  readonly sort: SortOrder;
  /** The cursor behind which the answers begin; null for the first ones. */
  readonly start: string | null;
}

/** One question with its answers; what users answered are the comments of its post. */
export class InterviewQuestionStore {
  private questionId = '';
  readonly #detail: Loadable<InterviewQuestionDetail, string>;

  readonly #page: Pick<PostPageStore, 'postId' | 'open' | 'close'>;

  constructor(
    reading: Pick<InterviewReading, 'getInterviewQuestion'>,
    page: Pick<PostPageStore, 'postId' | 'open' | 'close'>,
  ) {
    this.#page = page;
    this.#detail = new Loadable((questionId) => reading.getInterviewQuestion({ questionId }));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): LoadState<InterviewQuestionDetail> {
    return this.#detail.state;
  }

  get detail(): InterviewQuestionDetail | null {
    return this.#detail.value;
  }

  /** Loads a question by its id or by its name in addresses. */
  async open(questionId: string, { sort, start }: AnswersQuery): Promise<void> {
    this.questionId = questionId;
    this.#page.close();
    await this.#detail.load(questionId);
    const postId = this.detail?.postId ?? null;
    // The page of a post may have been opened meanwhile.
    if (postId !== null && this.#page.postId === null) await this.#page.open(postId, sort, start);
  }

  async retry(): Promise<void> {
    await this.open(this.questionId, { sort: 'popularity', start: null });
  }
}
