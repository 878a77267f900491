import Check from 'lucide-react/icons/check';
import Eye from 'lucide-react/icons/eye';
import FileText from 'lucide-react/icons/file-text';
import Gavel from 'lucide-react/icons/gavel';
import LogOut from 'lucide-react/icons/log-out';
import MenuIcon from 'lucide-react/icons/menu';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import UserRound from 'lucide-react/icons/user-round';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import type { Theme } from '@/core/kernel/shell/theme';
import { THEMES } from '@/core/kernel/shell/theme';
import { ProfileKey } from '@/stores/account/profile/keys';
import { SessionKey } from '@/stores/account/session/keys';
import { ThemeKey } from '@/stores/kernel/shell/keys';
import { RolesKey } from '@/stores/trust/moderation/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { BookmarkIcon } from '@/views/kernel/ui/line-icon';
import type { MenuItem } from '@/views/kernel/ui/menu';
import { Menu } from '@/views/kernel/ui/menu';
import { messages } from './messages';

const THEME_ICONS: Readonly<Record<Theme, ReactNode>> = {
  system: <Monitor size={18} aria-hidden="true" />,
  light: <Sun size={18} aria-hidden="true" />,
  dark: <Moon size={18} aria-hidden="true" />,
};

export interface AccountMenuItemsProps {
  readonly trigger: ReactNode;
}

export const AccountMenuItems = observer(function AccountMenuItems({ trigger }: AccountMenuItemsProps) {
  const session = useStore(SessionKey);
  const theme = useStore(ThemeKey);
  const roles = useStore(RolesKey);
  const { profile } = useStore(ProfileKey);
  const { userInfo } = session;
  if (userInfo === null) return null;
  const shown = profile ?? userInfo;
  const items: readonly MenuItem[] = [
    ...(roles.isModerator
      ? [
          {
            key: 'moderation',
            label: messages.moderation(roles.openCases ?? 0),
            icon: <Gavel size={18} aria-hidden="true" />,
            to: '/moderation',
          },
        ]
      : []),
    {
      key: 'profile',
      label: messages.profile,
      icon: <UserRound size={18} aria-hidden="true" />,
      to: '/user',
    },
    {
      key: 'posts',
      label: messages.posts,
      icon: <FileText size={18} aria-hidden="true" />,
      to: '/user/posts',
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
      icon: <MenuIcon size={18} aria-hidden="true" />,
      to: '/settings',
    },
    {
      key: 'privacy',
      label: messages.privacy,
      icon: <Eye size={18} aria-hidden="true" />,
      to: '/who-can-see-what',
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
    <Menu
      label={messages.account}
      trigger={trigger}
      defaultOpen
      items={items}
      choicesLabel={messages.theme}
      head={
        <div className="panel__head">
          <span className="strong">{shown.userName === '' ? messages.noPseudonym : shown.userName}</span>
          <LoadsRoles />
        </div>
      }
    />
  );
});

/** Loads roles and cases when the menu opens. */
function LoadsRoles(): null {
  const { load } = useStore(RolesKey);
  useEffect(() => void load(), [load]);
  return null;
}
