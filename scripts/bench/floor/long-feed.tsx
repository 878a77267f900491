import { createRoot } from 'react-dom/client';
import { WindowVirtualizer } from 'virtua';

/** The floor of the `long-feed` row: the same posts in the same virtual list, without our code. Never served. */

interface PlainPost {
  readonly id: string;
  readonly title: string | null;
  readonly content: string;
  readonly author: { readonly name: string };
}

const POST_PX = 230;
const BUFFER_PX = 1200;

function Plain({ post: { author, title, content } }: { readonly post: PlainPost }) {
  return (
    <article>
      <p>{author.name}</p>
      <h2>{title}</h2>
      <p>{content}</p>
    </article>
  );
}

const answer = await fetch('/floor/posts');
const posts: readonly PlainPost[] = await answer.json();
createRoot(document.body).render(
  <WindowVirtualizer data={posts} itemSize={POST_PX} bufferSize={BUFFER_PX}>
    {(post) => <Plain key={post.id} post={post} />}
  </WindowVirtualizer>,
);
