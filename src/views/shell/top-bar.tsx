import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { PersonAvatar } from '../profile/person-avatar';
import { useProfile } from '../profile/use-profile';
import { useSession } from '../session/use-session';
import { Button } from '../ui/button';
import { Wordmark } from '../ui/wordmark';
import { messages } from './messages';
import { NavigationLinks } from './navigation-links';
import { useBrand } from './use-brand';
import { useDeferred } from './use-deferred';
import { WhenDeferred } from './when-deferred';

const NotificationBell = lazy(() =>
  import('../notifications/notification-bell').then(({ NotificationBell: View }) => ({ default: View })),
);

const AccountMenu = lazy(() => import('../session/account-menu').then(({ AccountMenu: View }) => ({ default: View })));

/** One's avatar, until its menu is there. */
const AccountRoom = observer(function AccountRoom() {
  const { userInfo } = useSession();
  const { profile } = useProfile();
  const shown = profile ?? userInfo;
  return (
    <span className="icon-btn">
      {shown === null ? null : <PersonAvatar avatarUrl={shown.fullAvatarUrl} color={shown.avatarBgColor} size={30} />}
    </span>
  );
});

/** The bell's room until it is there. */
function BellRoom() {
  return <span className="icon-btn" />;
}

/** The brand whose name is drawn in Devanagari too. */
const DEFAULT_BRAND = 'Tarakki';

/** The bar at the top of every page, with a row of sections under it where the window is narrower. */
export const TopBar = observer(function TopBar() {
  const brand = useBrand();
  const { isLoggedIn } = useSession();
  return (
    <header className="top">
      <div className="top__in">
        <Link className="brand" to="/" aria-label={messages.homeLabel(brand)}>
          {brand === DEFAULT_BRAND ? <Wordmark /> : null}
          <span className="brand__lat">{brand}</span>
        </Link>
        <NavigationLinks label={messages.mainNavigation} className="nav" withSubLinks />
        <div className="top__end">
          {isLoggedIn ? (
            <>
              <WhenDeferred fallback={<BellRoom />}>
                <Suspense fallback={<BellRoom />}>
                  <NotificationBell />
                </Suspense>
              </WhenDeferred>
              <WhenDeferred fallback={<AccountRoom />}>
                <Suspense fallback={<AccountRoom />}>
                  <AccountMenu />
                </Suspense>
              </WhenDeferred>
            </>
          ) : (
            <LogInButton />
          )}
        </div>
      </div>
      <NavigationLinks label={messages.sectionNavigation} className="nav nav--row" />
    </header>
  );
});

function LogInButton() {
  const deferred = useDeferred();
  return <Button onClick={() => void deferred.ask(({ login }) => login.open())}>{messages.logIn}</Button>;
}
