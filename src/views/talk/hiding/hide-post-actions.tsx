import EyeOff from 'lucide-react/icons/eye-off';
import UserX from 'lucide-react/icons/user-x';
import type { HidingStore } from '@/stores/talk/hiding/hiding.store';
import type { PostMenuAction } from '../posting/post-menu-actions';
import { postMenuAction } from '../posting/post-menu-actions';
import { menuMessages } from './menu-messages';

/** Hiding a post, and blocking the pseudonym that it is written under. */
export function hidePostActions(hiding: Pick<HidingStore, 'block' | 'hide'>): readonly PostMenuAction[] {
  return [
    postMenuAction(60, 'notInterested', (post) => ({
      label: menuMessages.notInterested,
      icon: <EyeOff size={18} aria-hidden="true" />,
      onSelect: () => void hiding.hide(post),
    })),
    // Beside the report, so that a phone's menu has both in sight.
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
