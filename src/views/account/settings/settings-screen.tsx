import { observer } from 'mobx-react-lite';
import { SessionKey } from '@/stores/account/session/keys';
import { SessionsKey } from '@/stores/account/sessions/keys';
import { PreferencesKey } from '@/stores/account/settings/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { LinkList } from '@/views/kernel/common/door-list';
import { useStore } from '@/views/kernel/common/use-store';
import { useUserData } from '@/views/kernel/common/use-user-data';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { Button } from '@/views/kernel/ui/button';
import { Section } from '@/views/kernel/ui/section';
import { GrievancesAside } from '@/views/trust/legal/grievances-aside';
import { LoginGate } from '../session/login-gate';
import { SessionList } from '../sessions/session-list';
import { messages } from './messages';
import { Mails, PreferencesView } from './preferences-view';
import { MailsAside } from './settings-asides';
import { SettingsPlaces } from './settings-places';
import { ThemeSection } from './theme-section';

const { sections, about } = messages;

/** Renders RT-SETTINGS. Narrow windows get links to all settings. A guest has only the theme. */
export const SettingsScreen = observer(function SettingsScreen() {
  const session = useStore(SessionKey);
  useUserData(useStore(SessionsKey).load);
  useUserData(useStore(PreferencesKey).load);
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
      {session.isLoggedIn ? (
        <>
          <Section level={1} title={messages.settings}>
            <p className="text-ink-2">{messages.lead}</p>
          </Section>
          <PreferencesView>{(chosen) => <Mails chosen={chosen} />}</PreferencesView>
          <ThemeSection />
          <Section title={messages.more}>
            <Doors />
          </Section>
          <div className="settings__first">
            <SessionList />
          </div>
          <Button className="justify-self-start" busy={session.isSigningOut} onClick={() => void session.signOut()}>
            {session.isSigningOut ? messages.loggingOut : messages.logOut}
          </Button>
        </>
      ) : (
        <>
          <Section level={1} title={messages.settings}>
            <p className="text-ink-2">{messages.lead}</p>
            <LoginGate title={messages.gateTitle} />
          </Section>
          <ThemeSection />
        </>
      )}
    </ScreenFrame>
  );
});

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
  const open = doors.flatMap(({ href, ...door }) => (href === null ? [] : [{ ...door, href }]));
  return <LinkList doors={open} className="settings__doors" />;
});
