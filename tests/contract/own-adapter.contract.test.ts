import { expect, it } from 'vitest';
import type { Votes } from '@/core/talk/voting/votes.port';
import { VotesPort } from '@/core/talk/voting/votes.port';
import { replacing } from './harness/container-actor';
import type { Contract } from './harness/describe-on-harnesses';
import { describeOn } from './harness/describe-on-harnesses';
import { startMemoryHarness } from './harness/memory-harness';
import { votesContract } from './votes.contract';

let asked = 0;

function countingVotes(votes: Votes): Votes {
  const counted = <Given, Answer>(ask: (given: Given) => Answer) => {
    return (given: Given): Answer => {
      asked += 1;
      return ask(given);
    };
  };
  return {
    castVote: counted((vote) => votes.castVote(vote)),
    castVotes: counted((given) => votes.castVotes(given)),
    listMyVotes: counted((given) => votes.listMyVotes(given)),
  };
}

const contract: Contract = (harness) => {
  votesContract(harness);
  it('asks the adapter of the developer, and not its own', () => {
    expect(asked).toBeGreaterThan(20);
  });
};

const replaced = replacing(VotesPort, (actor) => countingVotes(actor.port(VotesPort)));
describeOn('Votes on an adapter of one’s own', () => startMemoryHarness(replaced), contract);
