import '@/views/blog/blog.css';
import { NavigationKey } from '@/stores/navigation/keys';
import { BlogPostScreen } from '@/views/blog/blog-post-screen';
import { blogPostAt } from '@/views/blog/blog-posts';
import { BlogScreen } from '@/views/blog/blog-screen';
import type { Feature } from '../../feature';

/** The product's own blog; its posts are files. */
export const feature: Feature = {
  screens: {
    Blog: () => ({
      View: BlogScreen,
      page: () => ({
        title: 'Blog · {brand}',
        description: 'Notice periods, offer letters, and writing about work without being found out.',
      }),
    }),
    BlogPost: () => ({
      View: BlogPostScreen,
      page: (container) => {
        const post = blogPostAt(container.get(NavigationKey).match?.parameters.slug ?? '');
        return post === null ? null : { title: `${post.title} · {brand}`, description: post.lead, type: 'article' };
      },
    }),
  },
};
