import { PlaceList } from '@/views/kernel/shell/place-list';
import { blogPosts } from './blog-posts';
import { messages } from './messages';

export function BlogPlaces() {
  const posts = blogPosts.map(({ slug, title }) => ({ label: title, href: `/blog/${slug}` }));
  return <PlaceList title={messages.more} places={posts} thin />;
}
