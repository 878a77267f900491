import Search from 'lucide-react/icons/search';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { lazy, Suspense } from 'react';
import { ProfileKey } from '@/stores/account/profile/keys';
import { LoginKey, SessionKey } from '@/stores/account/session/keys';
import { BrandKey, FeaturesKey } from '@/stores/kernel/shell/keys';
import { PersonAvatar } from '@/views/account/profile/person-avatar';
import { useStore } from '../common/use-store';
import { Button } from '../ui/button';
import { Wordmark } from '../ui/wordmark';
import { messages } from './messages';
import { MissingPart } from './missing-part';
import { NavigationLinks } from './navigation-links';
import { WhenIdle } from './when-idle';

const NotificationBell = lazy(() =>
  import('@/views/talk/notifications/notification-bell').then(({ NotificationBell: View }) => ({ default: View })),
);

const MessagesLink = lazy(() =>
  import('@/views/talk/chat/messages-link').then(({ MessagesLink: View }) => ({ default: View })),
);

const SearchHint = lazy(() => import('../shortcuts/search-hint').then(({ SearchHint: View }) => ({ default: View })));

const AccountMenu = lazy(() =>
  import('@/views/account/session/account-menu').then(({ AccountMenu: View }) => ({ default: View })),
);

const AccountPlaceholder = observer(function AccountPlaceholder() {
  const { userInfo } = useStore(SessionKey);
  const { profile } = useStore(ProfileKey);
  const shown = profile ?? userInfo;
  return (
    <span className="icon-btn">
      {shown === null ? null : <PersonAvatar avatarUrl={shown.fullAvatarUrl} color={shown.avatarBgColor} size={30} />}
    </span>
  );
});

function IconPlaceholder() {
  return <span className="icon-btn" />;
}

const DEFAULT_BRAND = 'Tarakki';

export const TopBar = observer(function TopBar() {
  const brand = useStore(BrandKey);
  const { isLoggedIn } = useStore(SessionKey);
  return (
    <header className="top">
      <div className="top__in">
        <a className="brand" href="/" aria-label={messages.homeLabel(brand)}>
          {brand === DEFAULT_BRAND ? <Wordmark /> : null}
          <span className="brand__lat">{brand}</span>
        </a>
        <NavigationLinks label={messages.mainNavigation} className="nav" withSubLinks />
        <div className="top__end">
          <a className="icon-btn search" href="/search" aria-label={messages.search}>
            <Search size={20} aria-hidden="true" />
            <span aria-hidden="true">{messages.search}</span>
            <WhenIdle>
              <Suspense fallback={null}>
                <SearchHint />
              </Suspense>
            </WhenIdle>
          </a>
          {isLoggedIn ? (
            <>
              <WhenIdle fallback={<IconPlaceholder />}>
                <Suspense fallback={<IconPlaceholder />}>
                  <MessagesLink />
                </Suspense>
              </WhenIdle>
              <WhenIdle fallback={<IconPlaceholder />}>
                <Suspense fallback={<IconPlaceholder />}>
                  <NotificationBell />
                </Suspense>
              </WhenIdle>
              <WhenIdle fallback={<AccountPlaceholder />}>
                <Suspense fallback={<AccountPlaceholder />}>
                  <AccountMenu />
                </Suspense>
              </WhenIdle>
            </>
          ) : (
            <LogInButton />
          )}
        </div>
      </div>
      <NavigationLinks label={messages.sectionNavigation} className="nav nav--row" />
      <MissingPart />
    </header>
  );
});

/**
 * Without JavaScript, a click loads the page with its login window (SH-SHOWLOGIN). Clicks before the code is loaded are
 * replayed.
 */
function LogInButton() {
  const features = useStore(FeaturesKey);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void features.ask(LoginKey, (login) => login.open());
  };
  return (
    <form onSubmit={handleSubmit}>
      <input type="hidden" name="showLoginModal" value="true" />
      <Button type="submit" data-kept="">
        {messages.logIn}
      </Button>
    </form>
  );
}
