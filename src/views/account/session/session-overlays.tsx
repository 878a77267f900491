import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { LoginKey, SessionKey } from '@/stores/account/session/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { firstInPage, isFocusLost } from '@/views/kernel/page/page';
import { LazyOverlay } from '@/views/kernel/shell/lazy-overlay';
import { LoginPrompt } from './login-prompt';

const loadLogin = async () => (await import('./login-dialog')).LoginDialog;

/** The window's code loads when it is first opened. */
export const SessionOverlays = observer(function SessionOverlays() {
  const login = useStore(LoginKey);
  const { isLoggedIn } = useStore(SessionKey);
  // A guest's first press is often the login, so its code is preloaded.
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

/** Focuses the main part after a sign-in, which reloads the page. */
function useFocusAfterSignIn(): void {
  const { hasJustSignedIn } = useStore(SessionKey);
  useEffect(() => {
    if (hasJustSignedIn && isFocusLost()) {
      firstInPage<HTMLElement>('main')?.focus({ preventScroll: true });
    }
  }, [hasJustSignedIn]);
}
