import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { PostPart } from '@/core/talk/posting/post';
import { useStore } from '@/views/kernel/common/use-store';
import type { PostKindProps } from './post-kind-views';
import { PostKindViewsKey } from './post-kind-views';

export interface PostAttachmentProps extends PostKindProps {
  readonly part: PostPart;
}

export const PostAttachment = observer(function PostAttachment({ part, post, whole }: PostAttachmentProps) {
  const views = useStore(PostKindViewsKey);
  const View = views.find(part);
  useEffect(() => {
    if (View === null) void views.load([part]);
  }, [View, views, part]);
  return View === null ? null : <View post={post} whole={whole} />;
});
