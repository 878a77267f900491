import { ContainerModule } from 'inversify';
import { PollsApi } from '@/adapters/http/generated/feed/polls';
import { SalaryOffersApi } from '@/adapters/http/generated/feed/salary-offers';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { CastBallot } from '@/core/talk/polls/cast-pick.use-case';
import { PollsPort } from '@/core/talk/polls/polls.port';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import { ReloadPost } from '@/core/talk/posting/reread-post.use-case';
import { SalaryOffersPort } from '@/core/talk/salary-offers/salary-offers.port';
import { AccessKey } from '@/stores/account/session/keys';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { PicksKey } from '@/stores/talk/polls/keys';
import { PicksStore } from '@/stores/talk/polls/picks.store';
import { ShownPolls } from '@/stores/talk/polls/shown-polls';
import { FeedKey, PostsKey } from '@/stores/talk/posting/keys';
import { ShownOffers } from '@/stores/talk/salary-offers/shown-offers';

export const pollsAdapters = wire((provide) => {
  provide(PollsApi, [HttpClientKey], PollsPort);
  provide(SalaryOffersApi, [HttpClientKey], SalaryOffersPort);
});

export const pollsModule = new ContainerModule(({ bind }) => {
  bind(PicksKey)
    .toResolvedValue(
      (polls, offers, reading, feed, posts, access, toasts, scheduler) => {
        const reread = new ReloadPost(reading, feed, posts);
        const sure = new RetryingWrites(scheduler, toasts);
        const casters = {
          poll: new CastBallot(new ShownPolls(polls, posts), reread, sure),
          salary: new CastBallot(new ShownOffers(offers, posts), reread, sure),
        };
        return new PicksStore(casters, access, toasts);
      },
      [PollsPort, SalaryOffersPort, FeedReadingPort, FeedKey, PostsKey, AccessKey, ToastsPort, SchedulerPort],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(PicksKey);
});
