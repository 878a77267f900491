import EyeOff from 'lucide-react/icons/eye-off';
import Flag from 'lucide-react/icons/flag';
import Link2 from 'lucide-react/icons/link-2';
import MessageCircleMore from 'lucide-react/icons/message-circle-more';
import MessageSquareReply from 'lucide-react/icons/message-square-reply';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import UserRoundSearch from 'lucide-react/icons/user-round-search';
import UserX from 'lucide-react/icons/user-x';
import { observer } from 'mobx-react-lite';
import { shortenToWords } from '@/core/formatting/shorten-to-words';
import type { Post } from '@/core/posting/post';
import type { PostAction } from '@/core/posting/post-actions';
import { postActionsFor } from '@/core/posting/post-actions';
import { postPathOf } from '@/core/posting/post-path';
import { replyPathOf } from '@/core/posting/reply-path';
import { AnswerRequestsKey } from '@/stores/answer-requests/keys';
import { HidingKey } from '@/stores/hiding/keys';
import { NavigationKey } from '@/stores/navigation/keys';
import { ComposerKey, OwnPostsKey } from '@/stores/posting/keys';
import { ReportsKey } from '@/stores/reports/keys';
import { AccessKey } from '@/stores/session/keys';
import { SharingKey } from '@/stores/sharing/keys';
import { useStore } from '../common/use-store';
import { EllipsisIcon } from '../ui/line-icon';
import type { MenuItem } from '../ui/menu';
import { Menu } from '../ui/menu';
import { messages } from './messages';
import { postMenuMessages } from './post-menu-messages';

export interface PostMenuProps {
  readonly post: Post;
}

/** The order in the menu; the one that must not be hit by mistake is last. */
const ORDER: readonly PostAction[] = ['share', 'reply', 'requestAnswer', 'report', 'notInterested', 'edit', 'delete'];

/** The actions that the viewer has on a post (RO-POST-ACTIONS). */
export const PostMenu = observer(function PostMenu({ post }: PostMenuProps) {
  const membership = useStore(AccessKey);
  const sharing = useStore(SharingKey);
  const composer = useStore(ComposerKey);
  const own = useStore(OwnPostsKey);
  const reports = useStore(ReportsKey);
  const hiding = useStore(HidingKey);
  const requests = useStore(AnswerRequestsKey);
  const navigation = useStore(NavigationKey);
  const { author } = post;
  const shared = { resourceType: 'post', resourceId: post.id } as const;
  const itemOf: Readonly<Record<PostAction, Omit<MenuItem, 'key'>>> = {
    share: {
      label: postMenuMessages.copyLink,
      icon: <Link2 size={18} aria-hidden="true" />,
      onSelect: () => void sharing.copyLink(postPathOf(post.id), shared),
    },
    report: {
      label: postMenuMessages.report,
      icon: <Flag size={18} aria-hidden="true" />,
      onSelect: () => reports.open({ type: 'post', id: post.id, author: author.name }),
    },
    notInterested: {
      label: postMenuMessages.notInterested,
      icon: <EyeOff size={18} aria-hidden="true" />,
      onSelect: () => void hiding.hide(post),
    },
    reply: {
      label: postMenuMessages.reply,
      icon: <MessageSquareReply size={18} aria-hidden="true" />,
      onSelect: () => navigation.go(replyPathOf(post.id)),
    },
    requestAnswer: {
      label: postMenuMessages.requestAnswer,
      icon: <UserRoundSearch size={18} aria-hidden="true" />,
      onSelect: () => void requests.open(post.id),
    },
    edit: {
      label: postMenuMessages.edit,
      icon: <Pencil size={18} aria-hidden="true" />,
      onSelect: () => composer.edit(post),
    },
    delete: {
      label: postMenuMessages.remove,
      icon: <Trash2 size={18} aria-hidden="true" />,
      danger: true,
      onSelect: () => void own.remove(post),
    },
  };
  const actions = postActionsFor({ membership, isMine: post.isMine });
  const items = ORDER.filter((action) => actions.includes(action)).map(
    (action): MenuItem => ({ key: action, ...itemOf[action] }),
  );
  const whatsApp: MenuItem = {
    key: 'whatsapp',
    label: postMenuMessages.whatsApp,
    icon: <MessageCircleMore size={18} aria-hidden="true" />,
    onSelect: () => sharing.openWhatsApp(postPathOf(post.id), post.title ?? shortenToWords(post.content, 60), shared),
  };
  const block: MenuItem = {
    key: 'block',
    label: postMenuMessages.block(author.name),
    icon: <UserX size={18} aria-hidden="true" />,
    onSelect: () => void hiding.block(author.name),
  };
  const mayBlock = membership.isLoggedIn && !post.isMine && author.profileType === 'ANONYMOUS';
  const shownItems = [...items.slice(0, 1), whatsApp, ...items.slice(1), ...(mayBlock ? [block] : [])];
  return (
    <Menu
      label={messages.postMenu}
      trigger={<EllipsisIcon size={20} />}
      className="by__menu"
      items={shownItems}
      defaultOpen
    />
  );
});
