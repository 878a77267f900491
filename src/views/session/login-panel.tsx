import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { providerNames } from '@/core/session/login-provider';
import { Button } from '../ui/button';
import { GoogleMark } from './google-mark';
import { messages } from './messages';
import { useLogin } from './use-login';

const ONE_TAP_HOST = 'login-modal-yolo';
const BUTTON_HOST = 'g_id_signin';

/** Props of LoginPanel. */
export interface LoginPanelProps {
  /** The one-tap prompt stands in the window only (LG-YOLO-CONTAINER). */
  readonly surface: 'modal' | 'page';
}

/** The ways to log in, the same in the window and on the page (LG-SURFACE). */
export const LoginPanel = observer(function LoginPanel({ surface }: LoginPanelProps) {
  const login = useLogin();
  useGoogle(surface === 'modal' ? ONE_TAP_HOST : null);
  const hosts = useRef<HTMLDivElement>(null);
  const { isPersonalised, isBusy } = login;
  useEffect(() => {
    // The normal button has gone from under the focus.
    if (isPersonalised && document.activeElement === document.body) hosts.current?.focus();
  }, [isPersonalised]);
  const { label } = providerNames.google;
  return (
    <div className="grid gap-4">
      {surface === 'modal' ? <div id={ONE_TAP_HOST} /> : null}
      <div ref={hosts} tabIndex={-1} hidden={!isPersonalised}>
        <div id={BUTTON_HOST} className="h-11" />
      </div>
      {login.hasGoogle && !isPersonalised ? (
        <Button wide tone="primary" icon={<GoogleMark />} busy={isBusy} onClick={() => void login.continueWithGoogle()}>
          {isBusy ? messages.waiting(label) : messages.continueWith(label)}
        </Button>
      ) : null}
      {login.hasGoogle ? null : <p>{messages.noProvider}</p>}
      <p className="meta">{messages.terms}</p>
    </div>
  );
});

/** Loads Google's script and, once it is there, lets it fill its hosts. */
function useGoogle(oneTapHostId: string | null): void {
  const login = useLogin();
  const { isGoogleScriptLoaded } = login.flags;
  useEffect(() => {
    void login.prepare();
  }, [login]);
  useEffect(
    () => (isGoogleScriptLoaded ? login.showGoogle(oneTapHostId, BUTTON_HOST) : undefined),
    [login, isGoogleScriptLoaded, oneTapHostId],
  );
}
