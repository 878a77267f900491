import { ContainerModule } from 'inversify';
import { ClockPort } from '@/core/common/clock.port';
import { TabStoragePort } from '@/core/common/key-value-storage.port';
import { KeepIntent } from '@/core/intents/keep-intent.use-case';
import { TakeIntent } from '@/core/intents/take-intent.use-case';
import { PageScrollPort } from '@/core/navigation/page-scroll.port';
import { BookmarksKey } from '@/stores/bookmarks/keys';
import { FollowingKey } from '@/stores/communities/keys';
import { IntentsStore } from '@/stores/intents/intents.store';
import { IntentsKey } from '@/stores/intents/keys';
import { NavigationKey } from '@/stores/navigation/keys';
import { PicksKey } from '@/stores/polls/keys';
import { FeedKey } from '@/stores/posting/keys';
import { ReportsKey } from '@/stores/reports/keys';
import { AccessKey, LoginKey, SessionKey } from '@/stores/session/keys';
import { VotingKey } from '@/stores/voting/keys';

export const intentsModule = new ContainerModule(({ bind }) => {
  bind(KeepIntent)
    .toResolvedValue(
      (storage, clock, scroll) => new KeepIntent(storage, clock, scroll),
      [TabStoragePort, ClockPort, PageScrollPort],
    )
    .inSingletonScope();
  bind(TakeIntent)
    .toResolvedValue((storage, clock) => new TakeIntent(storage, clock), [TabStoragePort, ClockPort])
    .inSingletonScope();
  bind(IntentsKey)
    .toDynamicValue(
      ({ get }) =>
        new IntentsStore(
          {
            keepIntent: get(KeepIntent),
            takeIntent: get(TakeIntent),
            storage: get(TabStoragePort),
            scroll: get(PageScrollPort),
          },
          {
            session: get(SessionKey),
            access: get(AccessKey),
            navigation: get(NavigationKey),
            login: get(LoginKey),
            feed: get(FeedKey),
            voting: get(VotingKey),
            picks: get(PicksKey),
            following: get(FollowingKey),
            bookmarks: get(BookmarksKey),
            reports: get(ReportsKey),
          },
        ),
    )
    .inSingletonScope();
});
