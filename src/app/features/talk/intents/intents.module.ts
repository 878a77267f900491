import { WindowScroll } from '@/adapters/browser/window-scroll';
import { WindowKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { ClockPort } from '@/core/kernel/common/clock.port';
import { TabStoragePort } from '@/core/kernel/common/key-value-storage.port';
import { PageScrollPort } from '@/core/kernel/navigation/page-scroll.port';
import { KeepIntent } from '@/core/talk/intents/keep-intent.use-case';
import { TakeIntent } from '@/core/talk/intents/take-intent.use-case';
import { AccessKey, LoginKey, SessionKey } from '@/stores/account/session/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { BookmarksKey } from '@/stores/talk/bookmarks/keys';
import { FollowingKey } from '@/stores/talk/communities/keys';
import { IntentsStore } from '@/stores/talk/intents/intents.store';
import { IntentsKey } from '@/stores/talk/intents/keys';
import { PicksKey } from '@/stores/talk/polls/keys';
import { FeedKey } from '@/stores/talk/posting/keys';
import { VotingKey } from '@/stores/talk/voting/keys';
import { ReportsKey } from '@/stores/trust/reports/keys';

export const intentsAdapters = wire((provide) => {
  provide(WindowScroll, [WindowKey], PageScrollPort);
});

export const intentsModule = wire((provide, bind) => {
  provide(KeepIntent, [TabStoragePort, ClockPort, PageScrollPort]);
  provide(TakeIntent, [TabStoragePort, ClockPort]);
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
