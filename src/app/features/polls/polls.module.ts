import { ContainerModule } from 'inversify';
import { CastPick } from '@/core/polls/cast-pick.use-case';
import { PollsPort } from '@/core/polls/polls.port';
import { FeedReadingPort } from '@/core/posting/feed.port';
import { SalaryOffersPort } from '@/core/salary-offers/salary-offers.port';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { PersonalKey } from '@/stores/common/personal';
import { PicksKey } from '@/stores/polls/keys';
import { PicksStore } from '@/stores/polls/picks.store';
import { ShownPolls } from '@/stores/polls/shown-polls';
import { PostsKey } from '@/stores/posting/keys';
import { ShownOffers } from '@/stores/salary-offers/shown-offers';
import { AccessKey } from '@/stores/session/keys';

export const pollsModule = new ContainerModule(({ bind }) => {
  bind(PicksKey)
    .toResolvedValue(
      (polls, offers, reading, posts, access, toasts) =>
        new PicksStore(
          {
            poll: new CastPick(new ShownPolls(polls, reading, posts)),
            salary: new CastPick(new ShownOffers(offers, reading, posts)),
          },
          access,
          toasts,
        ),
      [PollsPort, SalaryOffersPort, FeedReadingPort, PostsKey, AccessKey, ToastsPort],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(PicksKey);
});
