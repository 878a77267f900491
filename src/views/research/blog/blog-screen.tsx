import { formatDate } from '@/core/kernel/formatting/date';
import { AboutAside } from '@/views/kernel/shell/about-aside';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { Section } from '@/views/kernel/ui/section';
import { BlogPlaces } from './blog-places';
import { blogPosts } from './blog-posts';
import { messages } from './messages';

export function BlogScreen() {
  return (
    <ScreenFrame places={<BlogPlaces />} aside={<AboutAside />}>
      <Section level={1} title={messages.title}>
        <p className="read">{messages.lead}</p>
        <ul className="rows mt-4">
          {blogPosts.map(({ slug, title, on, lead }) => (
            <li key={slug} className="teaser">
              <h2 className="h2">
                <a href={`/blog/${slug}`}>{title}</a>
              </h2>
              <p className="meta">
                <time dateTime={on}>{formatDate(on, 'day')}</time>
              </p>
              <p className="text-ink-2">{lead}</p>
            </li>
          ))}
        </ul>
      </Section>
    </ScreenFrame>
  );
}
