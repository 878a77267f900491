import type { LucideIcon } from 'lucide-react';
import Briefcase from 'lucide-react/icons/briefcase';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question';
import Star from 'lucide-react/icons/star';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import type { BookmarkKind } from '@/core/talk/bookmarks/bookmark';
import { BOOKMARK_KINDS } from '@/core/talk/bookmarks/bookmark';
import { bookmarksPath } from '@/core/talk/bookmarks/bookmarks-address';
import { SessionKey } from '@/stores/account/session/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { ApplicationsKey } from '@/stores/research/heard-back/keys';
import { BookmarkListKey } from '@/stores/talk/bookmarks/keys';
import { LoginGate } from '@/views/account/session/login-gate';
import { LinkList } from '@/views/kernel/common/door-list';
import { HangingIcons } from '@/views/kernel/common/hanging-icons';
import { OwnListView } from '@/views/kernel/common/own-list-view';
import { useStore } from '@/views/kernel/common/use-store';
import { useUserData } from '@/views/kernel/common/use-user-data';
import { OwnPlaces } from '@/views/kernel/shell/own-places';
import { PointsAside } from '@/views/kernel/shell/points-aside';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { WhoSeesWhat } from '@/views/kernel/shell/who-sees-what';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { LinkTabs } from '@/views/kernel/ui/link-tabs';
import { Section } from '@/views/kernel/ui/section';
import { AppliedJobs } from '@/views/research/heard-back/applied-jobs';
import { BookmarkRows } from './bookmark-rows';
import { messages } from './messages';

/** Shows the user's own bookmarks, which no other user sees. */
export const BookmarksScreen = observer(function BookmarksScreen() {
  const { isLoggedIn, userId } = useStore(SessionKey);
  const list = useStore(BookmarkListKey);
  const applications = useStore(ApplicationsKey);
  useUserData(list.load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user has another list
  useEffect(() => void applications.load(), [applications, userId]);
  // Stays true, so that nothing moves, and the focus is kept, after the last answer.
  const isAsked = useRef(false);
  isAsked.current ||= applications.asked.length > 0;
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
        {isAsked.current ? (
          <div className="mt-4 mb-4">
            <AppliedJobs />
          </div>
        ) : null}
        {isLoggedIn ? <OwnBookmarks /> : <LoginGate title={messages.gate} />}
      </Section>
      {isAsked.current ? null : <AppliedJobs />}
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
      <EmptyState
        title={kind === null ? messages.emptyTitle : messages.emptyOfKind[kind]}
        picture={<HangingIcons icons={kind === null ? Object.values(ICONS) : [ICONS[kind]]} />}
      >
        {messages.emptyText}
      </EmptyState>
      <Where kind={kind} />
    </>
  );
});

const ICONS = {
  post: MessageCircle,
  job: Briefcase,
  review: Star,
  question: MessageCircleQuestion,
} as const satisfies Record<BookmarkKind, LucideIcon>;

const SCREENS = {
  post: 'HomeScreen',
  job: 'Jobs',
  review: 'Reviews',
  question: 'Interviews',
} as const satisfies Record<BookmarkKind, string>;

const Where = observer(function Where({ kind: only }: { readonly kind: BookmarkKind | null }) {
  const { screens } = useStore(NavigationKey);
  const doors = BOOKMARK_KINDS.filter((kind) => only === null || kind === only).flatMap((kind) => {
    const href = screens.pathOf(SCREENS[kind]);
    return href === null ? [] : [{ href, label: messages.lookFor[kind], about: messages.worthKeeping[kind] }];
  });
  return (
    <nav aria-label={messages.look}>
      <LinkList doors={doors} />
    </nav>
  );
});
