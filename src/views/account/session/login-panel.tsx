import Info from 'lucide-react/icons/info';
import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { LoginKey, NaukriLoginKey } from '@/stores/account/session/keys';
import { BrandKey } from '@/stores/kernel/shell/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { isFocusLost } from '@/views/kernel/page/page';
import { Button } from '@/views/kernel/ui/button';
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages } from './messages';
import { OneTapSpace } from './one-tap-space';
import { ProviderButton } from './provider-button';

const ONE_TAP_HOST = 'login-modal-yolo';
const BUTTON_HOST = 'g_id_signin';

export interface LoginPanelProps {
  /** One-tap prompts show only in the window (LG-YOLO-CONTAINER). */
  readonly surface: 'modal' | 'page';
}

/** The login form, the same in the dialog and on its page (LG-SURFACE). */
export const LoginPanel = observer(function LoginPanel({ surface }: LoginPanelProps) {
  const login = useStore(LoginKey);
  const brand = useStore(BrandKey);
  const host = useRef<HTMLDivElement>(null);
  // An open login window takes over the only host from the panel of the page below it.
  const hasHost = login.isOpen === (surface === 'modal');
  const isDrawn = useGoogle(hasHost, surface === 'modal' ? ONE_TAP_HOST : null, host);
  useNaukri(surface === 'modal');
  const isPersonalised = login.isPersonalised && hasHost && isDrawn;
  useEffect(() => {
    // The normal button was removed while it had the focus.
    if (isPersonalised && isFocusLost()) host.current?.focus();
  }, [isPersonalised]);
  return (
    <div className="login">
      <div className="grid gap-4">
        <ul className="providers">
          {login.providers.map((provider) => (
            <li key={provider}>
              {/* Google's script draws into this element even before it is visible. */}
              {provider === 'google' && hasHost ? (
                <div ref={host} id={BUTTON_HOST} tabIndex={-1} className="google-pill" hidden={!isPersonalised} />
              ) : null}
              {provider === 'google' && isPersonalised ? null : <ProviderButton provider={provider} />}
            </li>
          ))}
        </ul>
        {login.isInApp ? (
          <Button tone="primary" onClick={() => login.open()}>
            {messages.inApp}
          </Button>
        ) : null}
        {login.providers.length === 0 && !login.isInApp ? <p>{messages.noProvider}</p> : null}
        <dl className="trust">
          {messages.trust(brand).map(([who, what]) => (
            <div key={who}>
              <dt>{who}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <p className="safe">
          <Info size={18} aria-hidden="true" />
          <span>{messages.privateAccount}</span>
        </p>
        <p className="meta">
          {messages.agreeing} <TextLink to="/legal/terms-of-use">{messages.terms}</TextLink>.
        </p>
        <p className="meta">
          {messages.noAccountNeeded} <TextLink to="/who-can-see-what">{messages.privacy}</TextLink>
        </p>
      </div>
      {surface === 'modal' ? <OneTapSpace id={ONE_TAP_HOST} /> : null}
    </div>
  );
});

/** Returns whether Google's button is rendered. */
function useGoogle(hasHost: boolean, oneTapHostId: string | null, buttonHost: RefObject<HTMLElement | null>): boolean {
  const login = useStore(LoginKey);
  const [isDrawn, setDrawn] = useState(false);
  const { isGoogleScriptLoaded } = login.flags;
  useEffect(() => {
    void login.prepare();
  }, [login]);
  useEffect(() => {
    if (!isGoogleScriptLoaded || !hasHost) return;
    const end = login.showGoogle(oneTapHostId, BUTTON_HOST);
    setDrawn(buttonHost.current?.hasChildNodes() ?? false);
    return end;
  }, [login, isGoogleScriptLoaded, hasHost, oneTapHostId, buttonHost]);
  return isDrawn;
}

/** Shows the card to users whom the portal probably knows (RO-ONETAPS). */
function useNaukri(hasOneTap: boolean): void {
  const naukri = useStore(NaukriLoginKey);
  const { isNaukriSdkLoaded } = useStore(LoginKey).flags;
  useEffect(() => {
    void naukri.prepare();
  }, [naukri]);
  useEffect(() => {
    if (isNaukriSdkLoaded && hasOneTap && naukri.isLikely) return naukri.showOneTap();
  }, [naukri, isNaukriSdkLoaded, hasOneTap]);
}
