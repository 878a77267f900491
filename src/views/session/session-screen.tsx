import { observer } from 'mobx-react-lite';
import { SessionKey } from '@/stores/session/keys';
import { useStore } from '../common/use-store';
import { WhenIdle } from '../shell/when-idle';
import { Button } from '../ui/button';
import { Section } from '../ui/section';
import { LoginPanel } from './login-panel';
import { messages } from './messages';

/** The session on this device and the sign-out, or the ways to sign in (RT-SESSION, decisions A 45). */
export const SessionScreen = observer(function SessionScreen() {
  const session = useStore(SessionKey);
  return (
    <div className="postpage grid gap-6">
      <h1 className="h1">{messages.sessionTitle}</h1>
      <Section>
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
    </div>
  );
});
