import Ellipsis from 'lucide-react/icons/ellipsis';
import Link2 from 'lucide-react/icons/link-2';
import { observer } from 'mobx-react-lite';
import type { Post } from '@/core/posting/post';
import type { PostAction } from '@/core/posting/post-actions';
import { postActionsFor } from '@/core/posting/post-actions';
import { postPathOf } from '@/core/posting/post-path';
import { AccessKey } from '@/stores/session/keys';
import { SharingKey } from '@/stores/sharing/keys';
import { useStore } from '../common/use-store';
import type { MenuItem } from '../ui/menu';
import { Menu } from '../ui/menu';
import { messages } from './messages';
import { postMenuMessages } from './post-menu-messages';

export interface PostMenuProps {
  readonly post: Post;
}

/** The actions that the viewer has on a post (RO-POST-ACTIONS); those without a screen are left out. */
export const PostMenu = observer(function PostMenu({ post }: PostMenuProps) {
  const membership = useStore(AccessKey);
  const sharing = useStore(SharingKey);
  const working: Partial<Record<PostAction, Omit<MenuItem, 'key'>>> = {
    share: {
      label: postMenuMessages.copyLink,
      icon: <Link2 size={18} aria-hidden="true" />,
      onSelect: () => void sharing.copyLink(postPathOf(post.id)),
    },
  };
  const items = postActionsFor({ membership, isMine: post.isMine }).flatMap((action) => {
    const item = working[action];
    return item === undefined ? [] : [{ key: action, ...item }];
  });
  return (
    <Menu
      label={messages.postMenu}
      trigger={<Ellipsis size={20} aria-hidden="true" />}
      className="by__menu"
      items={items}
      defaultOpen
    />
  );
});
