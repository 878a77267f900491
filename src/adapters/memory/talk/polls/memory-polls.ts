import { UserEventRecords } from '@/adapters/memory/kernel/realtime/user-event-records';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { Poll, PollConfig } from '@/core/talk/polls/poll';
import { POLL_LIMITS } from '@/core/talk/polls/poll.rules';
import { pollRefusals } from '@/core/talk/polls/poll-refusals.rules';
import type { Polls } from '@/core/talk/polls/polls.port';
import { ballotForPick } from './ballot-for-pick';
import { BallotRecords } from './ballot-records';
import { presentMemoryPoll } from './memory-poll-presenter';

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
      const asked = {
        postId: vote.pollId,
        kind: 'poll',
        ofOwn: pollRefusals.own,
        missing: pollNotFound,
      } as const;
      const found = ballotForPick(world, viewer, asked);
      if (!('ballot' in found)) return found;
      const { post, ballot } = found;
      if (world.records(BallotRecords).isClosed(ballot)) return refusal(422, 'poll_closed', pollRefusals.closed);
      if (vote.optionId > ballot.options.length) {
        return refusal(422, 'option_not_found', pollRefusals.noOption);
      }
      ballot.byUserId.set(viewer.id, vote.optionId);
      const pick = { ballot: 'poll', postId: post.id, optionId: vote.optionId } as const;
      world.records(UserEventRecords).did(viewer, 'optionPicked', pick);
      const poll = presentMemoryPoll(world, post, viewer);
      return poll === null ? pollNotFound() : ok(poll);
    });
  }
}

function pollNotFound(): Refusal {
  return refusal(404, 'poll_not_found', pollRefusals.notFound);
}
