import './post-link.css';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Post } from '@/core/talk/posting/post';
import { PREVIEW_POST_ID } from '@/core/talk/posting/post';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { LinkChoiceKey } from '@/stores/talk/link-cards/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { classNames } from '@/views/kernel/ui/class-names';
import { IconButton } from '@/views/kernel/ui/icon-button';
import { TextLink } from '@/views/kernel/ui/text-link';
import { VisuallyHidden } from '@/views/kernel/ui/visually-hidden';
import { messages } from './messages';

export interface PostLinkProps {
  readonly post: Post;
}

/** Loads nothing from other sites. */
export const PostLink = observer(function PostLink({ post: { id, isMine, link } }: PostLinkProps) {
  if (link === null) return null;
  const { url, host, siteName, title, description, picture } = link;
  const card = (
    <TextLink to={url} look="plain" newTab className={classNames('lp', picture !== null && 'lp--pictured')}>
      <span className="lp__site">
        {host}
        {siteName === null ? null : <bdi className="lp__name">{siteName}</bdi>}
      </span>
      <span className="lp__t" dir="auto">
        {title}
      </span>
      {description === null ? null : (
        <span className="lp__x" dir="auto">
          {description}
        </span>
      )}
      {picture === null ? null : (
        // Decorative: the title says the same.
        <img
          className="lp__img"
          src={picture.url}
          width={picture.width}
          height={picture.height}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <VisuallyHidden>{messages.newTab}</VisuallyHidden>
    </TextLink>
  );
  return isMine && id !== PREVIEW_POST_ID ? <OwnLink postId={id}>{card}</OwnLink> : card;
});

function OwnLink({ postId, children }: { readonly postId: string; readonly children: ReactNode }) {
  const features = useStore(FeaturesKey);
  const handleLeaveOut = () => void features.ask(LinkChoiceKey, (choice) => void choice.leaveOut(postId));
  return (
    <div className="lp-own">
      {children}
      <IconButton label={messages.leaveOut} icon={<X size={18} aria-hidden="true" />} onClick={handleLeaveOut} />
    </div>
  );
}
