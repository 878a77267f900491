import { observer } from 'mobx-react-lite';
import type { Post } from '@/core/talk/posting/post';
import { AccessKey } from '@/stores/account/session/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { EllipsisIcon } from '@/views/kernel/ui/line-icon';
import { Menu } from '@/views/kernel/ui/menu';
import { messages } from './messages';
import { PostMenuActionsKey } from './post-menu-actions';

export interface PostMenuProps {
  readonly post: Post;
}

export const PostMenu = observer(function PostMenu({ post }: PostMenuProps) {
  const viewer = { membership: useStore(AccessKey), isMine: post.isMine };
  const actions = useStore(PostMenuActionsKey).toSorted((one, other) => one.place - other.place);
  return (
    <Menu
      label={messages.postMenu}
      trigger={<EllipsisIcon size={20} />}
      className="by__menu"
      items={actions.flatMap(({ itemFor }) => itemFor(post, viewer) ?? [])}
      defaultOpen
    />
  );
});
