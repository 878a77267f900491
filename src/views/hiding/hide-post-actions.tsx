import EyeOff from 'lucide-react/icons/eye-off';
import UserX from 'lucide-react/icons/user-x';
import { mayDo } from '@/core/posting/post-actions';
import type { HidingStore } from '@/stores/hiding/hiding.store';
import type { PostMenuAction } from '../posting/post-menu-actions';
import { menuMessages } from './menu-messages';

/** Hiding a post, and blocking the pseudonym that it is written under. */
export function hidePostActions(hiding: Pick<HidingStore, 'block' | 'hide'>): readonly PostMenuAction[] {
  return [
    {
      place: 60,
      itemFor: (post, viewer) =>
        mayDo('notInterested', viewer)
          ? {
              key: 'notInterested',
              label: menuMessages.notInterested,
              icon: <EyeOff size={18} aria-hidden="true" />,
              onSelect: () => void hiding.hide(post),
            }
          : null,
    },
    {
      place: 90,
      itemFor: ({ author }, viewer) =>
        mayDo('notInterested', viewer) && author.profileType === 'ANONYMOUS'
          ? {
              key: 'block',
              label: menuMessages.block(author.name),
              icon: <UserX size={18} aria-hidden="true" />,
              onSelect: () => void hiding.block(author.name),
            }
          : null,
    },
  ];
}
