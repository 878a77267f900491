import type { Post } from '@/core/posting/post';
import { createToast } from '@/core/toasts/toast';
import { toastMessages } from '@/core/toasts/toast-messages';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { FeaturesKey } from '@/stores/shell/keys';
import { useStore } from '../common/use-store';
import { LazyMenu } from '../ui/lazy-menu';
import { EllipsisIcon } from '../ui/line-icon';
import { messages } from './messages';

export interface PostMenuButtonProps {
  readonly post: Post;
}

/** Opens the menu of a post, which needs stores that come when idle. */
export function PostMenuButton({ post }: PostMenuButtonProps) {
  const features = useStore(FeaturesKey);
  const toasts = useStore(ToastsPort);
  const load = async () => {
    const [{ PostMenu }, hasIdle] = await Promise.all([import('./post-menu'), features.loadIdle()]);
    if (!hasIdle) throw new Error('The stores of the menu did not come.');
    return PostMenu;
  };
  return (
    <LazyMenu
      label={messages.postMenu}
      trigger={<EllipsisIcon size={20} />}
      className="by__menu"
      load={load}
      menuProps={{ post }}
      onFailed={() => void toasts.show(createToast('failure', toastMessages.partNotLoaded))}
    />
  );
}
