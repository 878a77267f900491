import { VotingApi } from '@/adapters/http/generated/feed/voting';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { CastVote } from '@/core/talk/voting/cast-vote.use-case';
import { RefreshMyVotes } from '@/core/talk/voting/refresh-my-votes.use-case';
import { ResumeVote } from '@/core/talk/voting/resume-vote.use-case';
import { SendWaitingVotes } from '@/core/talk/voting/send-waiting-votes.use-case';
import { Votables } from '@/core/talk/voting/votables';
import { VotesPort } from '@/core/talk/voting/votes.port';
import { WaitingVotes } from '@/core/talk/voting/waiting-votes';
import { AccessKey } from '@/stores/account/session/keys';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { VotingKey } from '@/stores/talk/voting/keys';
import { VotingStore } from '@/stores/talk/voting/voting.store';

export const castingAdapters = wire((provide) => {
  provide(VotingApi, [HttpClientKey], VotesPort);
});

export const castingModule = wire((provide, bind) => {
  provide(RetryingWrites, [SchedulerPort, ToastsPort]);
  provide(CastVote, [VotesPort, Votables, SchedulerPort, RetryingWrites]);
  provide(ResumeVote, [CastVote, Votables]);
  provide(WaitingVotes, []);
  provide(SendWaitingVotes, [VotesPort, Votables, WaitingVotes, RetryingWrites]);
  provide(RefreshMyVotes, [VotesPort, Votables, CastVote]);
  bind(VotingKey)
    .toResolvedValue(
      (castVote, resumeVote, waiting, sendWaiting, refreshMyVotes, sure, access, toasts) =>
        new VotingStore({ castVote, resumeVote, waiting, sendWaiting, refreshMyVotes, sure }, access, toasts),
      [CastVote, ResumeVote, WaitingVotes, SendWaitingVotes, RefreshMyVotes, RetryingWrites, AccessKey, ToastsPort],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(VotingKey);
});
