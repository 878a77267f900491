import { observer } from 'mobx-react-lite';
import { NavigationKey } from '@/stores/navigation/keys';
import { SessionKey } from '@/stores/session/keys';
import { SessionsKey } from '@/stores/sessions/keys';
import { useStore } from '../common/use-store';
import { useUserData } from '../common/use-user-data';
import { GrievancesAside } from '../legal/grievances-aside';
import { LoginGate } from '../session/login-gate';
import { SessionList } from '../sessions/session-list';
import { ScreenFrame } from '../shell/screen-frame';
import { Button } from '../ui/button';
import { Section } from '../ui/section';
import { messages } from './messages';
import { MailsAside } from './settings-asides';
import { SettingsPlaces } from './settings-places';
import { ThemeSection } from './theme-section';

const { sections, about } = messages;

/**
 * The first page of the settings (RT-SETTINGS). Where the list of places is beside it or above it, it shows what people come for most; on phones it is
 * the doors to all settings.
 */
export const SettingsScreen = observer(function SettingsScreen() {
  const session = useStore(SessionKey);
  useUserData(useStore(SessionsKey).load);
  return (
    <ScreenFrame
      places={<SettingsPlaces />}
      aside={
        <>
          <MailsAside />
          <GrievancesAside />
        </>
      }
    >
      <Section level={1} title={messages.settings}>
        <p className="text-ink-2">{messages.lead}</p>
        <Doors />
        {session.isLoggedIn ? (
          <Button className="mt-4" busy={session.isSigningOut} onClick={() => void session.signOut()}>
            {session.isSigningOut ? messages.loggingOut : messages.logOut}
          </Button>
        ) : null}
      </Section>
      <div className="settings__first">
        {session.isLoggedIn ? <SessionList /> : <LoginGate title={messages.gateTitle} />}
        <ThemeSection />
      </div>
    </ScreenFrame>
  );
});

/** The places of the settings with a line on what each holds, for phones. */
const Doors = observer(function Doors() {
  const { screens } = useStore(NavigationKey);
  const doors = [
    { label: sections.profile, about: about.profile, href: screens.pathOf('Profile') },
    { label: sections.preferences, about: about.preferences, href: '/user-settings' },
    { label: sections.account, about: about.account, href: '/settings/manage-account' },
    { label: sections.blocked, about: about.blocked, href: '/settings/blocked' },
    { label: sections.privacy, about: about.privacy, href: screens.pathOf('WhoCanSeeWhat') },
    { label: sections.rewards, about: about.rewards, href: '/rewards' },
    { label: sections.help, about: about.help, href: '/settings/need-help' },
    { label: sections.terms, about: about.terms, href: '/terms-and-policies' },
  ];
  return (
    <ul className="rows mt-3 settings__doors">
      {doors.map(({ label, about: text, href }) =>
        href === null ? null : (
          <li key={href}>
            <a className="door" href={href}>
              <span className="strong">{label}</span>
              <span className="meta">{text}</span>
            </a>
          </li>
        ),
      )}
    </ul>
  );
});
