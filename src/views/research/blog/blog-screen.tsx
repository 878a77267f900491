import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { Section } from '@/views/kernel/ui/section';
import { Byline, Figure } from './blog-parts';
import { BlogPicture } from './blog-picture';
import { BlogPlaces } from './blog-places';
import { blogPosts } from './blog-posts';
import { messages } from './messages';

export function BlogScreen() {
  return (
    <ScreenFrame places={<BlogPlaces />} aside={null}>
      <Section level={1} title={messages.title}>
        <p className="read">{messages.lead}</p>
        <ul className="rows mt-4">
          {blogPosts.map((post) => (
            <li key={post.slug} className="teaser">
              <div className="grid gap-3">
                <Figure post={post} />
                <BlogPicture post={post} />
              </div>
              <div className="grid gap-1">
                <h2 className="h2">
                  <a href={`/blog/${post.slug}`}>{post.title}</a>
                </h2>
                <Byline post={post} />
                <p className="text-ink-2">{post.lead}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </ScreenFrame>
  );
}
