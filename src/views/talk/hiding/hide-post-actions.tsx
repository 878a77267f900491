import EyeOff from 'lucide-react/icons/eye-off';
import UserX from 'lucide-react/icons/user-x';
import type { HidingStore } from '@/stores/talk/hiding/hiding.store';
import type { PostMenuAction } from '../posting/post-menu-actions';
import { postMenuAction } from '../posting/post-menu-actions';
import { menuMessages } from './menu-messages';

export function hidePostActions(hiding: Pick<HidingStore, 'block' | 'hide'>): readonly PostMenuAction[] {
  return [
    postMenuAction(60, 'notInterested', (post) => ({
      label: menuMessages.notInterested,
      icon: <EyeOff size={18} aria-hidden="true" />,
      onSelect: () => void hiding.hide(post),
    })),
    // Sorts these next to the report, so that both are visible in a phone's menu.
    postMenuAction(52, 'notInterested', ({ author }) =>
      author.profileType === 'ANONYMOUS'
        ? {
            key: 'block',
            label: menuMessages.block(author.name),
            icon: <UserX size={18} aria-hidden="true" />,
            onSelect: () => void hiding.block(author.name),
          }
        : null,
    ),
  ];
}
