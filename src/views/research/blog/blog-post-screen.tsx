import { observer } from 'mobx-react-lite';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { TextPart } from '@/views/kernel/common/text-part';
import { useStore } from '@/views/kernel/common/use-store';
import { BackLink } from '@/views/kernel/shell/back-link';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { Byline, Figure } from './blog-parts';
import { BlogPicture } from './blog-picture';
import { BlogPlaces } from './blog-places';
import type { BlogPart } from './blog-post';
import { blogPostAt } from './blog-posts';
import { messages } from './messages';

export const BlogPostScreen = observer(function BlogPostScreen() {
  const { match } = useStore(NavigationKey);
  const post = blogPostAt(match?.parameters.slug ?? '');
  return (
    <ScreenFrame places={<BlogPlaces />} aside={null}>
      <div className="hang grid gap-3">
        <BackLink to="/blog">{messages.title}</BackLink>
        <h1 className="h1">{post === null ? messages.notThereTitle : post.title}</h1>
        {post === null ? null : <Byline post={post} />}
        <p className="read">{post === null ? messages.notThere : post.lead}</p>
        {post === null ? null : (
          <div className="blog-lead">
            <Figure post={post} />
            <BlogPicture post={post} />
          </div>
        )}
      </div>
      {post?.parts.map((part) => (
        <TextPart key={part.title} part={part}>
          {part.sums === undefined ? null : <Sums sums={part.sums} />}
        </TextPart>
      ))}
    </ScreenFrame>
  );
});

function Sums({ sums }: { readonly sums: NonNullable<BlogPart['sums']> }) {
  return (
    <dl className="sums num">
      {sums.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
