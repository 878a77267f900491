import { observer } from 'mobx-react-lite';
import { NavigationKey } from '@/stores/navigation/keys';
import { SessionKey } from '@/stores/session/keys';
import { useStore } from '../common/use-store';
import { GrievancesAside } from '../legal/grievances-aside';
import { OwnPlaces } from '../shell/own-places';
import { ScreenFrame } from '../shell/screen-frame';
import { Button } from '../ui/button';
import { Section } from '../ui/section';
import { messages } from './messages';
import { MailsAside } from './settings-asides';

const { sections, about } = messages;

/** The doors to all settings (RT-SETTINGS), which are the list of places of the screens behind them: there is no second list beside it. */
export const SettingsScreen = observer(function SettingsScreen() {
  const session = useStore(SessionKey);
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
    <ScreenFrame
      places={<OwnPlaces />}
      aside={
        <>
          <MailsAside />
          <GrievancesAside />
        </>
      }
    >
      <Section level={1} title={messages.settings}>
        <p className="text-ink-2">{messages.lead}</p>
        <ul className="rows mt-3">
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
        {session.isLoggedIn ? (
          <Button className="mt-4" busy={session.isSigningOut} onClick={() => void session.signOut()}>
            {session.isSigningOut ? messages.loggingOut : messages.logOut}
          </Button>
        ) : null}
      </Section>
    </ScreenFrame>
  );
});
