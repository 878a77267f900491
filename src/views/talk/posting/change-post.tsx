import { observer } from 'mobx-react-lite';
import type { Post } from '@/core/talk/posting/post';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { ComposerKey } from '@/stores/talk/posting/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { messages } from './messages';

export interface ChangePostProps {
  readonly post: Post;
}

export const ChangePost = observer(function ChangePost({ post }: ChangePostProps) {
  const features = useStore(FeaturesKey);
  return (
    <p className="mt-2">
      <Button onClick={() => void features.ask(ComposerKey, (composer) => composer.edit(post))}>
        {messages.changeAndSend}
      </Button>
    </p>
  );
});
