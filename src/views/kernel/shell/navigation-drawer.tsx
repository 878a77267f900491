import { observer } from 'mobx-react-lite';
import type { NavigationEntry, ShortcutGroup } from '@/core/kernel/navigation/drawer-entries';
import { drawerEntries, shortcutGroups } from '@/core/kernel/navigation/drawer-entries';
import { LoginKey, SessionKey } from '@/stores/account/session/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { useOpenOverlay } from '../common/use-open-overlay';
import { useStore } from '../common/use-store';
import { Drawer } from '../ui/drawer';
import { Section } from '../ui/section';
import { idleMessages as messages } from './idle-messages';
import { ThemeChoice } from './theme-choice';

export interface NavigationDrawerProps {
  readonly onClose: () => void;
}

export const NavigationDrawer = observer(function NavigationDrawer({ onClose }: NavigationDrawerProps) {
  const { screens } = useStore(NavigationKey);
  const { isLoggedIn } = useStore(SessionKey);
  useOpenOverlay();
  return (
    <Drawer open onClose={onClose} title={messages.menuTitle} closeLabel={messages.closeMenu} side="end">
      <Shortcuts groups={shortcutGroups(screens)} onDone={onClose} />
      <ul className="rows hang hang--thin mt-4">
        {drawerEntries(screens, isLoggedIn).map((entry) => (
          <li key={entry.label}>
            <Entry entry={entry} className="link--block w-full" onDone={onClose} />
          </li>
        ))}
      </ul>
      <div className="hang hang--thin mt-4">
        <ThemeChoice />
      </div>
    </Drawer>
  );
});

interface ShortcutsProps {
  readonly groups: readonly ShortcutGroup[];
  readonly onDone: () => void;
}

function Shortcuts({ groups, onDone }: ShortcutsProps) {
  return (
    <nav aria-label={messages.shortcuts}>
      {groups.map(({ label, entries }) => (
        <Section key={label} title={label} level={3} thin className="mt-4">
          <ul className="grid13">
            {entries.map((entry) => (
              <li key={entry.label}>
                <Entry entry={entry} className="" onDone={onDone} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </nav>
  );
}

interface EntryProps {
  readonly entry: NavigationEntry;
  readonly className: string;
  readonly onDone: () => void;
}

function Entry({ entry, className, onDone }: EntryProps) {
  const features = useStore(FeaturesKey);
  const session = useStore(SessionKey);
  if (entry.kind === 'link') {
    return (
      <a className={className} href={entry.href} onClick={onDone}>
        {entry.label}
      </a>
    );
  }
  const handlePress = () => {
    onDone();
    switch (entry.action) {
      case 'login':
        void features.ask(LoginKey, (login) => login.open());
        return;
      case 'signOut':
        void session.signOut();
    }
  };
  return (
    <button type="button" className={className} onClick={handlePress}>
      {entry.label}
    </button>
  );
}
