import { observer } from 'mobx-react-lite';
import { formatDate } from '@/core/formatting/date';
import { NavigationKey } from '@/stores/navigation/keys';
import { LinkedText } from '../common/linked-text';
import { useStore } from '../common/use-store';
import { AboutAside } from '../shell/about-aside';
import { BackLink } from '../shell/back-link';
import { ScreenFrame } from '../shell/screen-frame';
import { Section } from '../ui/section';
import { BlogPlaces } from './blog-places';
import type { BlogPart } from './blog-post';
import { blogPostAt } from './blog-posts';
import { messages } from './messages';

/** A post of the product's own blog. */
export const BlogPostScreen = observer(function BlogPostScreen() {
  const { match } = useStore(NavigationKey);
  const post = blogPostAt(match?.parameters.slug ?? '');
  return (
    <ScreenFrame places={<BlogPlaces />} aside={<AboutAside />}>
      <div className="hang grid gap-3">
        <BackLink to="/blog">{messages.title}</BackLink>
        <h1 className="h1">{post === null ? messages.notThereTitle : post.title}</h1>
        {post === null ? null : (
          <p className="meta">
            <time dateTime={post.on}>{formatDate(post.on, 'day')}</time>
          </p>
        )}
        <p className="read">{post === null ? messages.notThere : post.lead}</p>
      </div>
      {post?.parts.map((part) => (
        <Part key={part.title} part={part} />
      ))}
    </ScreenFrame>
  );
});

function Part({ part: { title, text = [], points = [], sums = [] } }: { readonly part: BlogPart }) {
  return (
    <Section title={title}>
      <div className="grid gap-3">
        {text.map((paragraph) => (
          <p key={paragraph} className="read">
            <LinkedText>{paragraph}</LinkedText>
          </p>
        ))}
        {points.length === 0 ? null : (
          <ul className="read grid gap-2 list-disc ps-5">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {sums.length === 0 ? null : (
          <dl className="sums num">
            {sums.map(({ label, amount }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{amount}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Section>
  );
}
