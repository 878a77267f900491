import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import type { Poll, PollConfig } from '@/core/polls/poll';
import { POLL_LIMITS } from '@/core/polls/poll';
import type { Polls } from '@/core/polls/polls.port';
import { voteObstacleOf } from '@/core/voting/voting.rules';
import { BallotRecords } from './ballot-records';
import type { MemoryBrowser } from './memory-browser';
import type { Refusal } from './memory-failure';
import { notSignedIn, refusal } from './memory-failure';
import { presentMemoryPoll } from './memory-poll-presenter';
import { PostRecords } from './post-records';
import { RoleRecords } from './role-records';

/** Polls of a memory world. */
export class MemoryPolls implements Polls {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  getPollConfig(): Promise<Result<PollConfig, Failure>> {
    return this.#browser.ask('getPollConfig', {}, () => ok(POLL_LIMITS));
  }

  voteInPoll(vote: { readonly pollId: string; readonly optionId: number }): Promise<Result<Poll, Failure>> {
    return this.#browser.askSignedIn('voteInPoll', { body: vote }, (viewer) => {
      const { world } = this.#browser;
      const membership = { isLoggedIn: true, ...world.records(RoleRecords).of(viewer) };
      const post = world.records(PostRecords).findLive(vote.pollId);
      const ballots = world.records(BallotRecords);
      const ballot = post?.kind === 'poll' ? ballots.find(post.id) : null;
      switch (voteObstacleOf({ membership, isMine: post !== null && post.authorId === viewer.id && ballot !== null })) {
        case 'loginRequired':
          return notSignedIn();
        case 'readerRequired':
          return refusal(422, 'reader_required', 'Finish the first step of getting started to vote.');
        case 'ownContribution':
          return refusal(422, 'own_post', 'You cannot vote in your own poll.');
        case null:
      }
      if (post === null || ballot === null) return pollNotFound();
      if (ballots.isClosed(ballot)) return refusal(422, 'poll_closed', 'This poll is over. Your vote did not count.');
      if (vote.optionId > ballot.options.length) {
        return refusal(422, 'option_not_found', 'This poll has no such option.');
      }
      ballot.byUserId.set(viewer.id, vote.optionId);
      const poll = presentMemoryPoll(world, post, viewer);
      return poll === null ? pollNotFound() : ok(poll);
    });
  }
}

function pollNotFound(): Refusal {
  return refusal(404, 'poll_not_found', 'This poll does not exist.');
}
