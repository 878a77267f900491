import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { defaultLoginTexts } from '@/core/account/session/login-contexts';
import { LoginKey, LoginPromptKey, SessionKey } from '@/stores/account/session/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { firstInPage, isFocusLost } from '@/views/kernel/page/page';
import { LazyOverlay } from '@/views/kernel/shell/lazy-overlay';
import { Button } from '@/views/kernel/ui/button';
import { Card } from '@/views/kernel/ui/card';
import { messages } from './messages';

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

/** A small prompt, since reading needs no login (decisions 0.5, NP-LOGIN-PROMPT). */
const LoginPrompt = observer(function LoginPrompt() {
  const prompt = useStore(LoginPromptKey);
  if (!prompt.isShown) return null;
  return (
    <div className="nudge" role="status">
      <Card title={defaultLoginTexts.title} floating>
        <div className="grid gap-3 p-4">
          <p className="text-ink-2">{defaultLoginTexts.subTitle}</p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={prompt.accept}>{messages.logIn}</Button>
            <Button tone="quiet" onClick={prompt.close}>
              {messages.promptClose}
            </Button>
            <Button tone="quiet" onClick={prompt.refuse}>
              {messages.promptRefuse}
            </Button>
          </div>
        </div>
      </Card>
    </div>
  );
});
