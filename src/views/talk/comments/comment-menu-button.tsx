import type { PostAuthor } from '@/core/account/profile/post-author';
import { createToast } from '@/core/kernel/toasts/toast';
import { toastMessages } from '@/core/kernel/toasts/toast-messages';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import type { Comment } from '@/core/talk/comments/comment';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { LazyMenu } from '@/views/kernel/ui/lazy-menu';
import { EllipsisIcon } from '@/views/kernel/ui/line-icon';
import { messages } from './messages';

export interface CommentMenuProps {
  readonly comment: Comment;
  readonly author: PostAuthor;
}

export function CommentMenuButton({ comment, author }: CommentMenuProps) {
  const features = useStore(FeaturesKey);
  const toasts = useStore(ToastsPort);
  const load = async () => {
    const [{ CommentMenu }, hasIdle] = await Promise.all([import('./comment-menu'), features.loadIdle()]);
    if (!hasIdle) throw new Error('The stores of the menu did not come.');
    return CommentMenu;
  };
  return (
    <LazyMenu
      label={messages.menu(author.name)}
      trigger={<EllipsisIcon size={18} />}
      load={load}
      menuProps={{ comment, author }}
      onFailed={() => void toasts.show(createToast('failure', toastMessages.partNotLoaded))}
    />
  );
}
