import { describe, expect, it } from 'vitest';
import type { DocumentAssets } from './document-html';
import { scriptsOfDocuments } from './document-scripts';
import type { Features } from './feature';
import { features as productFeatures } from './features';

const codeOf = (...names: readonly string[]) => ({ scripts: names.map((name) => `/${name}.js`), styles: [] });
const assets: DocumentAssets = {
  ...codeOf('client'),
  preloads: [],
  earlyScript: null,
  chunks: {
    frame: codeOf(),
    jobs: codeOf('jobs', 'shared'),
    Job: codeOf('shared', 'job'),
    posts: codeOf('posts'),
    'post-poll': codeOf('poll'),
    'post-image': codeOf('image'),
  },
  join: (scripts) => [scripts.toSorted().join('+')],
};
const features: Features = {
  frame: { comes: 'first', load: async () => ({ feature: { contentChunks: ['post-poll', 'post-image'] } }) },
  jobs: { needs: ['frame'], screens: { Jobs: '/jobs', Job: '/jobs/{jobId}' }, load: async () => ({ feature: {} }) },
  posts: { showsContent: true, screens: { Posts: '/posts' }, load: async () => ({ feature: {} }) },
};

describe('the scripts that documents may name', () => {
  it('are those of each screen, and where it shows content, with every choice of its chunks', async () => {
    expect([...(await scriptsOfDocuments(assets, features))].toSorted()).toEqual([
      '/client.js+/image.js+/poll.js+/posts.js',
      '/client.js+/image.js+/posts.js',
      '/client.js+/job.js+/jobs.js+/shared.js',
      '/client.js+/jobs.js+/shared.js',
      '/client.js+/poll.js+/posts.js',
      '/client.js+/posts.js',
    ]);
  });

  it('are so few for the product that a server can keep them packed', async () => {
    const everyChunk = Object.entries(productFeatures).flatMap(([name, { screens = {} }]) => [
      name,
      ...Object.keys(screens),
    ]);
    const chunks = Object.fromEntries(everyChunk.map((name) => [name, codeOf(name)]));
    const content = ['salary', 'poll', 'image', 'video', 'link'].map((part) => `post-${part}`);
    const withContent = Object.fromEntries(content.map((name) => [name, codeOf(name)]));
    const named = await scriptsOfDocuments({ ...assets, chunks: { ...chunks, ...withContent } }, productFeatures);
    // In three encodings no more than MAX_KEPT of joined-scripts.ts.
    expect(named.size).toBeLessThan(333);
    expect([...named].some((scripts) => content.every((name) => scripts.includes(`/${name}.js`)))).toBe(true);
  });
});
