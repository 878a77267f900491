import { observer } from 'mobx-react-lite';
import { SessionKey } from '@/stores/account/session/keys';
import { SessionsKey } from '@/stores/account/sessions/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { OwnPlaces } from '@/views/kernel/shell/own-places';
import { PointsAside } from '@/views/kernel/shell/points-aside';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { WhenIdle } from '@/views/kernel/shell/when-idle';
import { Button } from '@/views/kernel/ui/button';
import { Callout } from '@/views/kernel/ui/callout';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { GrievancesAside } from '@/views/trust/legal/grievances-aside';
import { LoginPanel } from '../session/login-panel';
import { DevicesAside } from './devices-aside';
import { messages } from './messages';
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

const ProvedOther = observer(function ProvedOther() {
  const { methodsState } = useStore(SessionsKey);
  if (methodsState.state !== 'ready' || !methodsState.value.provedOther) return null;
  return (
    <Callout
      live
      title={messages.provedOther}
      action={
        <TextLink to="/settings/manage-account" look="block">
          {messages.mergeThem}
        </TextLink>
      }
    >
      {messages.provedOtherText}
    </Callout>
  );
});
