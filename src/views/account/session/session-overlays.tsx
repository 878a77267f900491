import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { LoginKey, SessionKey } from '@/stores/account/session/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { firstInPage, isFocusLost } from '@/views/kernel/page/page';
import { LazyOverlay } from '@/views/kernel/shell/lazy-overlay';
import { LoginPrompt } from './login-prompt';

const loadLogin = async () => (await import('./login-dialog')).LoginDialog;

/** The login prompt, and the login window, whose code is fetched when it is first opened. */
export const SessionOverlays = observer(function SessionOverlays() {
  const login = useStore(LoginKey);
  const { isLoggedIn } = useStore(SessionKey);
  // A guest's first press is the login, often by way of a vote: the window opens without another round trip.
  useEffect(() => {
    if (!isLoggedIn) loadLogin().catch(() => undefined);
  }, [isLoggedIn]);
  useFocusAfterSignIn();
  return (
    <>
      <LoginPrompt />
      <LazyOverlay isOpen={login.isOpen} load={loadLogin} onFailed={login.close} />
    </>
  );
});

/** A sign-in loads the page again, which would leave the focus nowhere: it begins with the page's main part. */
function useFocusAfterSignIn(): void {
  const { hasJustSignedIn } = useStore(SessionKey);
  useEffect(() => {
    if (hasJustSignedIn && isFocusLost()) {
      firstInPage<HTMLElement>('main')?.focus({ preventScroll: true });
    }
  }, [hasJustSignedIn]);
}
