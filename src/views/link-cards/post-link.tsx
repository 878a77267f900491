import './post-link.css';
import { observer } from 'mobx-react-lite';
import type { Post } from '@/core/posting/post';
import { TextLink } from '../ui/text-link';
import { VisuallyHidden } from '../ui/visually-hidden';
import { messages } from './messages';

export interface PostLinkProps {
  readonly post: Post;
}

/** The page that a post links to, in its own words. Nothing of it is loaded from outside. */
export const PostLink = observer(function PostLink({ post: { link } }: PostLinkProps) {
  if (link === null) return null;
  const { url, host, siteName, title, description } = link;
  return (
    <TextLink to={url} look="plain" newTab className="lp">
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
      <VisuallyHidden>{messages.newTab}</VisuallyHidden>
    </TextLink>
  );
});
