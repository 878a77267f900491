import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { SessionKey } from '@/stores/account/session/keys';
import { SessionsKey } from '@/stores/account/sessions/keys';
import { DataExportsKey } from '@/stores/account/settings/keys';
import { RolesKey } from '@/stores/trust/moderation/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { useUserData } from '@/views/kernel/common/use-user-data';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { Section } from '@/views/kernel/ui/section';
import { GrievancesAside } from '@/views/trust/legal/grievances-aside';
import { OwnRole } from '@/views/trust/moderation/own-role';
import { LoginGate } from '../session/login-gate';
import { DevicesAside } from '../sessions/devices-aside';
import { SessionList } from '../sessions/session-list';
import { SignInMethods } from '../sessions/sign-in-methods';
import { DeleteAccount } from './delete-account';
import { MergeAccounts } from './merge-accounts';
import { messages } from './messages';
import { PauseAccount } from './pause-account';
import { PauseOrDeleteAside } from './settings-asides';
import { SettingsPlaces } from './settings-places';
import { YourData } from './your-data';

export const ManageAccountScreen = observer(function ManageAccountScreen() {
  const { isLoggedIn } = useStore(SessionKey);
  const sessions = useStore(SessionsKey);
  const exports = useStore(DataExportsKey);
  const roles = useStore(RolesKey);
  useUserData(
    useCallback(async () => {
      await Promise.all([sessions.load(), exports.load(), roles.load()]);
    }, [sessions, exports, roles]),
  );
  return (
    <ScreenFrame
      places={<SettingsPlaces />}
      aside={
        <>
          <DevicesAside />
          <PauseOrDeleteAside />
          <GrievancesAside />
        </>
      }
    >
      <Section level={1} title={messages.sections.account}>
        {isLoggedIn ? <p className="text-ink-2">{messages.about.account}</p> : <LoginGate title={messages.gateTitle} />}
      </Section>
      {isLoggedIn ? (
        <>
          <OwnRole />
          <SessionList />
          <SignInMethods />
          <MergeAccounts />
          <YourData />
          <PauseAccount />
          <DeleteAccount />
        </>
      ) : null}
    </ScreenFrame>
  );
});
