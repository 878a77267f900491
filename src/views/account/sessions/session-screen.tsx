import { observer } from 'mobx-react-lite';
import { SessionKey } from '@/stores/account/session/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { OwnPlaces } from '@/views/kernel/shell/own-places';
import { PointsAside } from '@/views/kernel/shell/points-aside';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { WhenIdle } from '@/views/kernel/shell/when-idle';
import { Button } from '@/views/kernel/ui/button';
import { Section } from '@/views/kernel/ui/section';
import { GrievancesAside } from '@/views/trust/legal/grievances-aside';
import { LoginPanel } from '../session/login-panel';
import { DevicesAside } from './devices-aside';
import { messages } from './messages';
import { ProvedOther } from './proved-other';
import { SessionList } from './session-list';
import { SignInMethods } from './sign-in-methods';

export const SessionScreen = observer(function SessionScreen() {
  const session = useStore(SessionKey);
  const { userInfo } = session;
  return (
    <ScreenFrame
      places={<OwnPlaces />}
      aside={
        <>
          {userInfo === null ? <PointsAside title={messages.with} points={messages.withPoints} /> : <DevicesAside />}
          <GrievancesAside />
        </>
      }
    >
      {userInfo === null ? (
        <Section level={1} title={messages.logIn}>
          <div className="grid gap-4 max-w-measure">
            <p className="read">{session.isUnauthorised ? messages.ended : messages.signedOut}</p>
            <WhenIdle isAwaited>
              <LoginPanel surface="page" />
            </WhenIdle>
          </div>
        </Section>
      ) : (
        <>
          <Section level={1} title={messages.title}>
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
          <ProvedOther />
        </>
      )}
    </ScreenFrame>
  );
});
