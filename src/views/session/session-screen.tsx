import { observer } from 'mobx-react-lite';
import { SessionKey } from '@/stores/session/keys';
import { useStore } from '../common/use-store';
import { AboutAside } from '../shell/about-aside';
import { MainPlaces } from '../shell/main-places';
import { ScreenFrame } from '../shell/screen-frame';
import { WhenIdle } from '../shell/when-idle';
import { Button } from '../ui/button';
import { Section } from '../ui/section';
import { LoginPanel } from './login-panel';
import { messages } from './messages';

/** The session on this device and the sign-out, or the ways to sign in (RT-SESSION, decisions A 45). */
export const SessionScreen = observer(function SessionScreen() {
  const session = useStore(SessionKey);
  return (
    <ScreenFrame places={<MainPlaces />} aside={<AboutAside />}>
      <Section level={1} title={messages.sessionTitle}>
        {session.userInfo === null ? (
          <div className="grid gap-4 max-w-measure">
            <p className="read">{messages.signedOut}</p>
            <WhenIdle>
              <LoginPanel surface="page" />
            </WhenIdle>
          </div>
        ) : (
          <div className="grid gap-4 justify-items-start">
            <p className="read">{messages.signedInAs(session.userInfo.userName || session.userInfo.name)}</p>
            <Button busy={session.isSigningOut} onClick={() => void session.signOut()}>
              {session.isSigningOut ? messages.signingOut : messages.signOut}
            </Button>
          </div>
        )}
      </Section>
    </ScreenFrame>
  );
});
