import { OwnPlaces } from '@/views/kernel/shell/own-places';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { classNames } from '@/views/kernel/ui/class-names';
import { Section } from '@/views/kernel/ui/section';
import { Byline, Figure } from './blog-parts';
import { BlogPicture } from './blog-picture';
import { blogPosts } from './blog-posts';
import { messages } from './messages';

export function BlogScreen() {
  return (
    <ScreenFrame places={<OwnPlaces />} aside={null}>
      <Section level={1} title={messages.title}>
        <p className="read">{messages.lead}</p>
        <ul className="rows mt-4">
          {blogPosts.map((post, place) => (
            <li key={post.slug} className={classNames('teaser', place === 0 && 'teaser--lead')}>
              <div className="grid gap-1">
                <h2 className="h2">
                  <a href={`/blog/${post.slug}`}>{post.title}</a>
                </h2>
                <Byline post={post} />
                <p className="text-ink-2">{post.lead}</p>
              </div>
              <div className="grid gap-3">
                <Figure post={post} />
                <BlogPicture post={post} />
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </ScreenFrame>
  );
}
