import '@/views/research/blog/blog.css';
import type { Feature } from '@/app/feature';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { BlogPostScreen } from '@/views/research/blog/blog-post-screen';
import { blogPostAt } from '@/views/research/blog/blog-posts';
import { BlogScreen } from '@/views/research/blog/blog-screen';

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
