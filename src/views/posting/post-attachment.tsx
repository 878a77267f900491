import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { PostKind } from '@/core/posting/post';
import { useStore } from '../common/use-store';
import type { PostKindProps } from './post-kind-views';
import { PostKindViewsKey } from './post-kind-views';

export interface PostAttachmentProps extends PostKindProps {
  readonly kind: PostKind;
}

/** The attachment of a post; its code comes with the first post of the kind. */
export const PostAttachment = observer(function PostAttachment({ kind, post, whole }: PostAttachmentProps) {
  const views = useStore(PostKindViewsKey);
  const View = views.find(kind);
  useEffect(() => {
    if (View === null) void views.load([kind]);
  }, [View, views, kind]);
  return View === null ? null : <View post={post} whole={whole} />;
});
