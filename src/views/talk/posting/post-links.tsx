import { observer } from 'mobx-react-lite';
import { plural } from '@/core/kernel/formatting/plural';
import { shortenToWords } from '@/core/kernel/formatting/shorten-to-words';
import type { Post } from '@/core/talk/posting/post';
import { postPathOf } from '@/core/talk/posting/post-path';
import { TimeAgo } from '@/views/kernel/shell/time-ago';
import { messages } from './messages';

export interface PostLinksProps {
  readonly posts: readonly Post[];
}

export const PostLinks = observer(function PostLinks({ posts }: PostLinksProps) {
  return (
    <ul className="rows">
      {posts.map(({ id, title, content, commentsCount, createdAt }) => (
        <li key={id}>
          <a className="reads" href={postPathOf(id)}>
            <span className="strong">{title ?? shortenToWords(content, MAX_LEAD)}</span>
            <br />
            <span className="meta num">
              {plural(commentsCount, messages.comments)}
              <span className="dot" />
              <TimeAgo at={createdAt} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
});

/** The number of characters shown of a post without a title. */
const MAX_LEAD = 80;
