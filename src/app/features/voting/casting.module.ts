import { ContainerModule } from 'inversify';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { CastVote } from '@/core/voting/cast-vote.use-case';
import { RefreshMyVotes } from '@/core/voting/refresh-my-votes.use-case';
import { ResumeVote } from '@/core/voting/resume-vote.use-case';
import { SendWaitingVotes } from '@/core/voting/send-waiting-votes.use-case';
import { Votables } from '@/core/voting/votables';
import { VotesPort } from '@/core/voting/votes.port';
import { WaitingVotes } from '@/core/voting/waiting-votes';
import { PersonalKey } from '@/stores/common/personal';
import { AccessKey } from '@/stores/session/keys';
import { VotingKey } from '@/stores/voting/keys';
import { VotingStore } from '@/stores/voting/voting.store';

/** Casting votes; its code comes when the browser is idle. */
export const castingModule = new ContainerModule(({ bind }) => {
  bind(CastVote)
    .toResolvedValue(
      (votes, votables, scheduler) => new CastVote(votes, votables, scheduler),
      [VotesPort, Votables, SchedulerPort],
    )
    .inSingletonScope();
  bind(ResumeVote)
    .toResolvedValue((castVote, votables) => new ResumeVote(castVote, votables), [CastVote, Votables])
    .inSingletonScope();
  bind(WaitingVotes)
    .toResolvedValue(() => new WaitingVotes())
    .inSingletonScope();
  bind(SendWaitingVotes)
    .toResolvedValue(
      (votes, votables, waiting) => new SendWaitingVotes(votes, votables, waiting),
      [VotesPort, Votables, WaitingVotes],
    )
    .inSingletonScope();
  bind(RefreshMyVotes)
    .toResolvedValue(
      (votes, votables, castVote) => new RefreshMyVotes(votes, votables, castVote),
      [VotesPort, Votables, CastVote],
    )
    .inSingletonScope();
  bind(VotingKey)
    .toResolvedValue(
      (castVote, resumeVote, waiting, sendWaiting, refreshMyVotes, access, toasts) =>
        new VotingStore({ castVote, resumeVote, waiting, sendWaiting, refreshMyVotes }, access, toasts),
      [CastVote, ResumeVote, WaitingVotes, SendWaitingVotes, RefreshMyVotes, AccessKey, ToastsPort],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(VotingKey);
});
