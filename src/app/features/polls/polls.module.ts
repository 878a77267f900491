import { ContainerModule } from 'inversify';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { SureWrites } from '@/core/failed-calls/sure-writes';
import { CastPick } from '@/core/polls/cast-pick.use-case';
import { PollsPort } from '@/core/polls/polls.port';
import { FeedReadingPort } from '@/core/posting/feed.port';
import { RereadPost } from '@/core/posting/reread-post.use-case';
import { SalaryOffersPort } from '@/core/salary-offers/salary-offers.port';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { PersonalKey } from '@/stores/common/personal';
import { PicksKey } from '@/stores/polls/keys';
import { PicksStore } from '@/stores/polls/picks.store';
import { ShownPolls } from '@/stores/polls/shown-polls';
import { FeedKey, PostsKey } from '@/stores/posting/keys';
import { ShownOffers } from '@/stores/salary-offers/shown-offers';
import { AccessKey } from '@/stores/session/keys';

export const pollsModule = new ContainerModule(({ bind }) => {
  bind(PicksKey)
    .toResolvedValue(
      (polls, offers, reading, feed, posts, access, toasts, scheduler) => {
        const reread = new RereadPost(reading, feed, posts);
        const sure = new SureWrites(scheduler, toasts);
        const casters = {
          poll: new CastPick(new ShownPolls(polls, posts), reread, sure),
          salary: new CastPick(new ShownOffers(offers, posts), reread, sure),
        };
        return new PicksStore(casters, access, toasts);
      },
      [PollsPort, SalaryOffersPort, FeedReadingPort, FeedKey, PostsKey, AccessKey, ToastsPort, SchedulerPort],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(PicksKey);
});
