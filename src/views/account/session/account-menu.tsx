import Check from 'lucide-react/icons/check';
import Eye from 'lucide-react/icons/eye';
import LogOut from 'lucide-react/icons/log-out';
import Menu from 'lucide-react/icons/menu';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Theme } from '@/core/kernel/shell/theme';
import { THEMES } from '@/core/kernel/shell/theme';
import { ProfileKey } from '@/stores/account/profile/keys';
import { SessionKey } from '@/stores/account/session/keys';
import { ThemeKey } from '@/stores/kernel/shell/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { BookmarkIcon } from '@/views/kernel/ui/line-icon';
import type { MenuItem } from '@/views/kernel/ui/menu';
import { MenuButton } from '@/views/kernel/ui/menu-button';
import { PersonAvatar } from '../profile/person-avatar';
import { messages } from './messages';

const THEME_ICONS: Readonly<Record<Theme, ReactNode>> = {
  system: <Monitor size={18} aria-hidden="true" />,
  light: <Sun size={18} aria-hidden="true" />,
  dark: <Moon size={18} aria-hidden="true" />,
};

/** The user's avatar in the top bar with a menu: pseudonym, who can see what, theme, log out. Nothing for a guest. */
export const AccountMenu = observer(function AccountMenu() {
  const session = useStore(SessionKey);
  const theme = useStore(ThemeKey);
  const { profile } = useStore(ProfileKey);
  const { userInfo } = session;
  if (userInfo === null) return null;
  const shown = profile ?? userInfo;
  const items: readonly MenuItem[] = [
    {
      key: 'privacy',
      label: messages.privacy,
      icon: <Eye size={18} aria-hidden="true" />,
      to: '/who-can-see-what',
    },
    {
      key: 'bookmarks',
      label: messages.bookmarks,
      icon: <BookmarkIcon size={18} />,
      to: '/bookmarks',
    },
    {
      key: 'settings',
      label: messages.settings,
      icon: <Menu size={18} aria-hidden="true" />,
      to: '/settings',
    },
    ...THEMES.map((choice) => ({
      key: choice,
      label: messages.themes[choice],
      icon: theme.theme === choice ? <Check size={18} aria-hidden="true" /> : THEME_ICONS[choice],
      checked: theme.theme === choice,
      onSelect: () => theme.choose(choice),
    })),
    {
      key: 'signOut',
      label: session.isSigningOut ? messages.signingOut : messages.signOut,
      icon: <LogOut size={18} aria-hidden="true" />,
      disabled: session.isSigningOut,
      onSelect: () => void session.signOut(),
    },
  ];
  return (
    <MenuButton
      label={messages.account}
      trigger={<PersonAvatar avatarUrl={shown.fullAvatarUrl} color={shown.avatarBgColor} size={30} />}
      items={items}
      choicesLabel={messages.theme}
      head={
        <div className="panel__head">
          <span className="strong">{shown.userName === '' ? messages.noPseudonym : shown.userName}</span>
        </div>
      }
    />
  );
});
