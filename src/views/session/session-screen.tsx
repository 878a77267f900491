import { observer } from 'mobx-react-lite';
import { Button } from '../ui/button';
import { Section } from '../ui/section';
import { messages } from './messages';
import { useLogin } from './use-login';
import { useSession } from './use-session';

/** Who is signed in on this device, and the way out (RT-SESSION, decisions A 45). */
export const SessionScreen = observer(function SessionScreen() {
  const session = useSession();
  const login = useLogin();
  return (
    <div className="postpage grid gap-6">
      <h1 className="h1">{messages.sessionTitle}</h1>
      <Section>
        {session.userInfo === null ? (
          <div className="grid gap-4 justify-items-start">
            <p className="read">{messages.signedOut}</p>
            <Button tone="primary" onClick={() => login.open()}>
              {messages.logIn}
            </Button>
          </div>
        ) : (
          <div className="grid gap-4 justify-items-start">
            <p className="read">{messages.signedInAs(session.userInfo.userName || session.userInfo.name)}</p>
            <Button busy={session.isSigningOut} onClick={() => void session.signOut()}>
              {messages.signOut}
            </Button>
          </div>
        )}
      </Section>
    </div>
  );
});
