import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { providerNames } from '@/core/session/login-provider';
import { LoginKey } from '@/stores/session/keys';
import { useStore } from '../common/use-store';
import { Button } from '../ui/button';
import { GoogleMark } from './google-mark';
import { messages } from './messages';

const ONE_TAP_HOST = 'login-modal-yolo';
const BUTTON_HOST = 'g_id_signin';

export interface LoginPanelProps {
  /** The one-tap prompt shows in the window only (LG-YOLO-CONTAINER). */
  readonly surface: 'modal' | 'page';
}

/** The ways to log in, the same in the window and on the page (LG-SURFACE). */
export const LoginPanel = observer(function LoginPanel({ surface }: LoginPanelProps) {
  const login = useStore(LoginKey);
  const host = useRef<HTMLDivElement>(null);
  const isDrawn = useGoogle(surface === 'modal' ? ONE_TAP_HOST : null, host);
  const { isBusy } = login;
  const isPersonalised = login.isPersonalised && isDrawn;
  useEffect(() => {
    // The normal button was removed while it had the focus.
    if (isPersonalised && document.activeElement === document.body) host.current?.focus();
  }, [isPersonalised]);
  const { label } = providerNames.google;
  return (
    <div className="grid gap-4">
      {surface === 'modal' ? <div id={ONE_TAP_HOST} /> : null}
      <div hidden={!isPersonalised}>
        <div ref={host} id={BUTTON_HOST} tabIndex={-1} className="grid justify-items-center h-11" />
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

/** Loads Google's script, which then fills its hosts. Returns whether its button is drawn. */
function useGoogle(oneTapHostId: string | null, buttonHost: RefObject<HTMLElement | null>): boolean {
  const login = useStore(LoginKey);
  const [isDrawn, setDrawn] = useState(false);
  const { isGoogleScriptLoaded } = login.flags;
  useEffect(() => {
    void login.prepare();
  }, [login]);
  useEffect(() => {
    if (!isGoogleScriptLoaded) return;
    const end = login.showGoogle(oneTapHostId, BUTTON_HOST);
    setDrawn(buttonHost.current?.hasChildNodes() ?? false);
    return end;
  }, [login, isGoogleScriptLoaded, oneTapHostId, buttonHost]);
  return isDrawn;
}
