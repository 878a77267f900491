import Link2 from 'lucide-react/icons/link-2';
import MessageCircleMore from 'lucide-react/icons/message-circle-more';
import MessageSquareReply from 'lucide-react/icons/message-square-reply';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { shortenToWords } from '@/core/kernel/formatting/shorten-to-words';
import type { Post } from '@/core/talk/posting/post';
import { postPathOf } from '@/core/talk/posting/post-path';
import { replyPathOf } from '@/core/talk/posting/reply-path';
import type { NavigationStore } from '@/stores/kernel/navigation/navigation.store';
import type { SharingStore } from '@/stores/kernel/sharing/sharing.store';
import type { ComposerStore } from '@/stores/talk/posting/composer.store';
import type { OwnPostsStore } from '@/stores/talk/posting/own-posts.store';
import type { PostMenuAction } from './post-menu-actions';
import { postMenuAction } from './post-menu-actions';
import { postMenuMessages } from './post-menu-messages';

const sharedOf = ({ id }: Post) => ({ resourceType: 'post', resourceId: id }) as const;

export function sharingActions(sharing: Pick<SharingStore, 'copyLink' | 'openWhatsApp'>): readonly PostMenuAction[] {
  return [
    {
      place: 62,
      itemFor: (post) => ({
        key: 'share',
        label: postMenuMessages.copyLink,
        icon: <Link2 size={18} aria-hidden="true" />,
        onSelect: () => void sharing.copyLink(postPathOf(post.id), sharedOf(post)),
      }),
    },
    {
      place: 64,
      itemFor: (post) => ({
        key: 'whatsapp',
        label: postMenuMessages.whatsApp,
        icon: <MessageCircleMore size={18} aria-hidden="true" />,
        onSelect: () =>
          sharing.openWhatsApp(postPathOf(post.id), post.title ?? shortenToWords(post.content, 60), sharedOf(post)),
      }),
    },
  ];
}

export function replyAction(navigation: Pick<NavigationStore, 'go'>): PostMenuAction {
  return postMenuAction(30, 'reply', ({ id }) => ({
    label: postMenuMessages.reply,
    icon: <MessageSquareReply size={18} aria-hidden="true" />,
    onSelect: () => navigation.go(replyPathOf(id)),
  }));
}

export function ownPostActions(
  composer: Pick<ComposerStore, 'edit'>,
  own: Pick<OwnPostsStore, 'remove'>,
): readonly PostMenuAction[] {
  return [
    postMenuAction(70, 'edit', (post) => ({
      label: postMenuMessages.edit,
      icon: <Pencil size={18} aria-hidden="true" />,
      onSelect: () => composer.edit(post),
    })),
    postMenuAction(80, 'delete', (post) => ({
      label: postMenuMessages.remove,
      icon: <Trash2 size={18} aria-hidden="true" />,
      danger: true,
      onSelect: () => void own.remove(post),
    })),
  ];
}
