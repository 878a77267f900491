import { observer } from 'mobx-react-lite';
import { SessionKey } from '@/stores/session/keys';
import { useStore } from '../common/use-store';
import { LoginPanel } from '../session/login-panel';
import { WhenIdle } from '../shell/when-idle';
import { Button } from '../ui/button';
import { Section } from '../ui/section';
import { messages } from './messages';
import { SessionList } from './session-list';
import { SignInMethods } from './sign-in-methods';

/** The session on this device, those on others and the sign-out, or the ways to sign in (RT-SESSION, decisions A 45). */
export const SessionScreen = observer(function SessionScreen() {
  const session = useStore(SessionKey);
  const { userInfo } = session;
  return (
    <div className="postpage grid gap-6">
      <h1 className="h1">{messages.title}</h1>
      {userInfo === null ? (
        <Section>
          <div className="grid gap-4 max-w-measure">
            <p className="read">{messages.signedOut}</p>
            <WhenIdle>
              <LoginPanel surface="page" />
            </WhenIdle>
          </div>
        </Section>
      ) : (
        <>
          <Section>
            <div className="grid gap-4 justify-items-start">
              <p className="read">
                {userInfo.userName === '' ? messages.noPseudonym : messages.signedInAs(userInfo.userName)}
              </p>
              <Button busy={session.isSigningOut} onClick={() => void session.signOut()}>
                {session.isSigningOut ? messages.signingOut : messages.signOut}
              </Button>
            </div>
          </Section>
          <SessionList />
          <SignInMethods />
        </>
      )}
    </div>
  );
});
