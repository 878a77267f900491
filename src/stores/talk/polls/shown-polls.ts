import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { Ballots, ShownBallot } from '@/core/talk/polls/cast-pick.use-case';
import type { Poll } from '@/core/talk/polls/poll';
import { withPollVote } from '@/core/talk/polls/poll';
import type { Polls } from '@/core/talk/polls/polls.port';
import type { PostsStore } from '../posting/posts.store';

export class ShownPolls implements Ballots<Poll> {
  readonly #polls: Polls;
  readonly #posts: Pick<PostsStore, 'find' | 'showPoll'>;

  constructor(polls: Polls, posts: Pick<PostsStore, 'find' | 'showPoll'>) {
    this.#polls = polls;
    this.#posts = posts;
  }

  find(postId: string): ShownBallot | null {
    const post = this.#posts.find(postId);
    return post === null || post.poll === null ? null : { myOption: post.poll.myOption, isMine: post.isMine };
  }

  show(postId: string, optionId: number | null): void {
    const poll = this.#posts.find(postId)?.poll ?? null;
    if (poll !== null) this.#posts.showPoll(withPollVote(poll, optionId));
  }

  save(postId: string, optionId: number): Promise<Result<Poll, Failure>> {
    return this.#polls.voteInPoll({ pollId: postId, optionId });
  }

  confirm(poll: Poll): void {
    this.#posts.showPoll(poll);
  }
}
