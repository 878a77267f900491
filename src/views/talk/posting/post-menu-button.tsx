import { createToast } from '@/core/kernel/toasts/toast';
import { toastMessages } from '@/core/kernel/toasts/toast-messages';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import type { Post } from '@/core/talk/posting/post';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { LazyMenu } from '@/views/kernel/ui/lazy-menu';
import { EllipsisIcon } from '@/views/kernel/ui/line-icon';
import { messages } from './messages';

export interface PostMenuButtonProps {
  readonly post: Post;
}

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
