import { observer } from 'mobx-react-lite';
import type { BookmarkKind } from '@/core/bookmarks/bookmark';
import { BOOKMARK_KINDS } from '@/core/bookmarks/bookmark';
import { bookmarksPath } from '@/core/bookmarks/bookmarks-address';
import { groupIndian } from '@/core/formatting/indian-number';
import { BookmarkListKey } from '@/stores/bookmarks/keys';
import { NavigationKey } from '@/stores/navigation/keys';
import { SessionKey } from '@/stores/session/keys';
import { DoorList } from '../common/door-list';
import { OwnListView } from '../common/own-list-view';
import { useStore } from '../common/use-store';
import { useUserData } from '../common/use-user-data';
import { LoginGate } from '../session/login-gate';
import { OwnPlaces } from '../shell/own-places';
import { PointsAside } from '../shell/points-aside';
import { ScreenFrame } from '../shell/screen-frame';
import { WhoSeesWhat } from '../shell/who-sees-what';
import { EmptyState } from '../ui/empty-state';
import { LinkTabs } from '../ui/link-tabs';
import { Section } from '../ui/section';
import { BookmarkRows } from './bookmark-rows';
import { messages } from './messages';

/** The user’s bookmarks; no other user has this list. */
export const BookmarksScreen = observer(function BookmarksScreen() {
  const { isLoggedIn } = useStore(SessionKey);
  const list = useStore(BookmarkListKey);
  useUserData(list.load);
  return (
    <ScreenFrame
      places={<OwnPlaces />}
      aside={
        <>
          <PointsAside title={messages.about} points={messages.aboutPoints} />
          <WhoSeesWhat />
        </>
      }
    >
      <Section level={1} title={messages.title}>
        <p className="text-ink-2 mb-2">{messages.lead}</p>
        {isLoggedIn ? <OwnBookmarks /> : <LoginGate title={messages.gate} />}
      </Section>
    </ScreenFrame>
  );
});

const OwnBookmarks = observer(function OwnBookmarks() {
  const list = useStore(BookmarkListKey);
  return (
    <>
      <Kinds />
      <OwnListView state={list.state} texts={messages} onRetry={list.load}>
        {() => (list.items.length === 0 ? <Nothing /> : <BookmarkRows />)}
      </OwnListView>
    </>
  );
});

const Kinds = observer(function Kinds() {
  const { kind: current, countOf } = useStore(BookmarkListKey);
  if (current === null && countOf(null) === 0) return null;
  const tabs = [null, ...BOOKMARK_KINDS].map((kind) => {
    const count = countOf(kind);
    return {
      to: bookmarksPath(kind),
      label: kind === null ? messages.all : messages.kindTabs[kind],
      current: kind === current,
      count: count === null ? undefined : groupIndian(count),
    };
  });
  return <LinkTabs label={messages.kinds} tabs={tabs} className="mb-2" />;
});

const Nothing = observer(function Nothing() {
  const { kind } = useStore(BookmarkListKey);
  return (
    <>
      <EmptyState title={kind === null ? messages.emptyTitle : messages.emptyOfKind[kind]}>
        {messages.emptyText}
      </EmptyState>
      <Where kind={kind} />
    </>
  );
});

/** The screens whose items can be bookmarked. */
const SCREENS = {
  post: 'HomeScreen',
  job: 'Jobs',
  review: 'Reviews',
  question: 'Interviews',
} as const satisfies Record<BookmarkKind, string>;

/** The way to what can be bookmarked: of one kind, or of each. */
const Where = observer(function Where({ kind: only }: { readonly kind: BookmarkKind | null }) {
  const { screens } = useStore(NavigationKey);
  const doors = BOOKMARK_KINDS.filter((kind) => only === null || kind === only).flatMap((kind) => {
    const href = screens.pathOf(SCREENS[kind]);
    return href === null ? [] : [{ href, label: messages.lookFor[kind], about: messages.worthKeeping[kind] }];
  });
  return (
    <nav aria-label={messages.look}>
      <DoorList doors={doors} />
    </nav>
  );
});
