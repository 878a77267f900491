import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { AccountMenu } from '../session/account-menu';
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
              <AccountMenu />
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
