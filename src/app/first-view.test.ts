import { aComment, aPost } from '@tests/support/a-post';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FirstViewOutput } from './first-view';
import { renderFirstView, sharedAddressOf } from './first-view';

const origin = 'https://tarakki.example';

const post = aPost({ title: 'Buyout?', content: 'Has anyone bought out <b>90 days</b>?', commentsCount: 1 });
const comment = aComment({ content: 'Yes, in June.' });

const pictured = aPost({
  id: '0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c12',
  media: [
    {
      type: 'IMAGE',
      fileKey: 'letter',
      url: '/media/letter.webp',
      previewUrl: '/media/letter-s.webp',
      width: 40,
      height: 30,
      description: 'The "letter"',
      isSynthetic: false,
    },
  ],
});

const answers: Record<string, unknown> = {
  '/api/feed/v3/feed': { items: [post], nextCursor: null },
  '/api/feed/v1/community': [],
  [`/api/feed/v1/feed/${post.id}`]: post,
  [`/api/feed/v1/feed/${pictured.id}`]: pictured,
  [`/api/feed/v1/post/${post.id}/comments`]: { items: [comment], nextCursor: null, firstReplies: [] },
};

const AWAY_ID = '5f1d2c3b-8a44-4e2e-9f43-19a9e0c7b503';
const LOST_ID = '5f1d2c3b-8a44-4e2e-9f43-19a9e0c7b504';

const assets = {
  scripts: ['/static/client.js'],
  styles: [{ href: '/static/client.css', text: 'p{margin:0}' }],
  preloads: [],
  chunks: {
    Post: { scripts: ['/static/post.js'], styles: [{ href: '/static/post.css', text: 'b{margin:0}' }] },
    Session: { scripts: ['/static/session.js'], styles: [] },
  },
  inlineScripts: ['keep()'],
  join: (scripts: readonly string[]) => scripts.map((src) => src.replace('/static/', '/joined/')),
};

/** Returns a visit with the requested paths. A crawler is refused blocked calls; in an outage no service answers. */
async function visit(
  url: string,
  {
    isCrawler = false,
    isOutage = false,
    withoutComments = false,
    own = {},
  }: {
    readonly isCrawler?: boolean;
    readonly isOutage?: boolean;
    readonly withoutComments?: boolean;
    readonly own?: Record<string, unknown>;
  } = {},
): Promise<FirstViewOutput & { readonly asked: readonly string[] }> {
  const asked: string[] = [];
  const output = await renderFirstView({
    url,
    visitor: { cookie: 'theme=dark', isPhone: false, isCrawler },
    fetch: async (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      asked.push(pathname);
      if (pathname.endsWith(LOST_ID)) throw new TypeError('The connection was closed.');
      if (isCrawler && pathname.endsWith('/comments')) return Response.json({}, { status: 403 });
      if (withoutComments && pathname.endsWith('/comments')) return Response.json({}, { status: 503 });
      if (isOutage || pathname.endsWith(AWAY_ID)) return Response.json({}, { status: 503 });
      const answer = own[pathname] ?? answers[pathname];
      return answer === undefined ? Response.json({}, { status: 404 }) : Response.json(answer);
    },
    now: Date.parse('2026-11-20T07:00:00.000Z'),
    assets,
    config: {
      brand: 'Tarakki',
      origin,
      serviceBases: {},
      microsoft: null,
      linkedin: false,
      naukri: null,
      google: null,
      release: '0.1.0',
      appUrl: null,
      appFullLoads: [],
      hasTextModel: false,
      employerSiteUrl: null,
      othersScripts: [],
      isDevelopment: false,
    },
  });
  return { ...output, asked };
}

function stateIn({ html }: FirstViewOutput) {
  return JSON.parse(/<script type="application\/json" id="first-view">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
}

it('never mixes the pages of visitors who come at the same time', async () => {
  const path = `/api/feed/v1/feed/${post.id}`;
  const titles = Array.from({ length: 8 }, (_, visitor) => `Only for visitor ${visitor}`);
  const pages = await Promise.all(
    titles.map((title) => visit(`/p/${post.id}`, { own: { [path]: { ...post, title } } })),
  );
  const seen = pages.map(({ html }) => [...new Set(html.match(/Only for visitor \d/g))]);
  expect(seen).toEqual(titles.map((title) => [title]));
});

describe('the address that guests share', () => {
  it.each([
    ['/?utm_source=x', '/'],
    ['/?after=c1&utm_source=x&feed=following', '/?feed=following&after=c1'],
    ['/?after=c1&after=c2', '/?after=c1'],
    [`/p/${post.id}?comments=newest&feed=following&x`, `/p/${post.id}?comments=newest`],
    ['/who-can-see-what?after=c1', '/who-can-see-what'],
    ['/no-such-page?x=1', '/-/'],
    ['/?page=abc', '/-/'],
  ])('%s is %s', async (address, shared) => {
    expect(await sharedAddressOf(address)).toBe(shared);
  });
});

describe('a first view', () => {
  it('is a document with the screen, its head and the answers that made it', async () => {
    const view = await visit(`/p/${post.id}`);
    expect(view.status).toBe(200);
    expect(view.html).toContain('<html lang="en-IN" data-theme="dark">');
    expect(view.html).toContain('<title>Buyout?');
    expect(view.html).toContain(`<link rel="canonical" href="${origin}/p/${post.id}">`);
    expect(view.html).toContain('<meta property="og:type" content="article">');
    expect(view.html).toContain(`<meta property="og:image" content="${origin}/share/posts/${post.id}.png">`);
    expect(view.html).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(view.html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">');
    expect(view.html).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(view.html).toContain('<script>keep()</script>');
    expect(view.html).toContain('<p class="noscript">JavaScript is off.');
    for (const scheme of ['light', 'dark']) {
      const colour = `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="#171513">`;
      expect(view.html).toContain(colour);
    }
    expect(view.html).toContain('Has anyone bought out &lt;b&gt;90 days&lt;/b&gt;?');
    expect(view.html).toContain('Yes, in June.');
    expect(Object.keys(stateIn(view).answers)).toEqual(
      expect.arrayContaining([`GET /api/feed/v1/feed/${post.id}`, 'GET /api/feed/v1/community?limit=10']),
    );
  });

  it('is shared with the first picture of its post', async () => {
    const { html } = await visit(`/p/${pictured.id}`);
    expect(html).toContain(`<meta property="og:image" content="${origin}/media/letter.webp">`);
    expect(html).toContain('<meta property="og:image:width" content="40">');
    expect(html).toContain('<meta property="og:image:alt" content="The &quot;letter&quot;">');
    expect(html).not.toContain('social-card.png');
  });

  it('carries the style and names the code of its own screen only', async () => {
    const ofPost = (await visit(`/p/${post.id}`)).html;
    expect(ofPost).toContain('<style data-href="/static/post.css">b{margin:0}</style>');
    expect(ofPost.indexOf('src="/joined/post.js"')).toBeLessThan(ofPost.indexOf('src="/joined/client.js"'));
    expect(ofPost).not.toContain('session.js');
    const home = (await visit('/')).html;
    expect(home).toContain('<style data-href="/static/client.css">p{margin:0}</style>');
    expect(home).not.toContain('post.js');
    expect(home).not.toContain('post.css');
  });

  it('never fails because of an address', async () => {
    const nasty = fc.oneof(
      fc.constantFrom('%', '%00', '%E0%A4%A', '..%5c', '//', '//evil.example/x', '\u202e', '__proto__', 'constructor'),
      fc.constantFrom('x'.repeat(5_000), 'a?b', '#', 'Infinity', '{postId}', '-'),
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.webPath(),
    );
    const path = fc.tuple(fc.constantFrom('/', '/p/', '/session/', '/who-can-see-what'), nasty);
    const query = fc.array(fc.tuple(fc.constantFrom('feed', 'after', 'comments', 'campaign', 'toast', 'x'), nasty));
    await fc.assert(
      fc.asyncProperty(path, query, async ([screen, rest], pairs) => {
        const search = pairs.map(([name, value]) => `${name}=${value}`).join('&');
        const { status } = await visit(await sharedAddressOf(`${screen}${rest}?${search}`));
        expect([200, 404]).toContain(status);
      }),
      { numRuns: 60, seed: 6 },
    );
  });

  it.each(['/contribute/salary-v3', '/contribute/interview-story', '/contribute/next-step?k=salary'])(
    'of %s has its form, and no inline style that the policy of documents refuses',
    async (address) => {
      const view = await visit(address);
      expect(view.status).toBe(200);
      expect(view.html).toContain('<h1');
      expect(view.html).not.toMatch(/<[^>]+ style="/);
    },
  );

  it('has the status of what is not there', async () => {
    expect((await visit('/no/such/page')).status).toBe(404);
    expect((await visit('/p/5f1d2c3b-8a44-4e2e-9f43-19a9e0c7b009')).status).toBe(404);
  });

  it('says of what has left that search engines may forget it, and of what is being checked that it is not there', async () => {
    const statuses = ['DELETED', 'NOT_FOUND', 'AUTHOR_REJECTED', 'FLAGGED'].map((status, place) => {
      const id = `5f1d2c3b-8a44-4e2e-9f43-19a9e0c7b60${place}`;
      answers[`/api/feed/v1/feed/${id}`] = { ...post, id, status, content: '', title: null };
      answers[`/api/feed/v1/post/${id}/comments`] = { items: [], nextCursor: null, firstReplies: [] };
      return visit(`/p/${id}`);
    });
    const views = await Promise.all(statuses);
    expect(views.map(({ status }) => status)).toEqual([410, 410, 410, 404]);
    for (const { html } of views) expect(html).toContain('noindex');
  });

  it.each([
    ['does not answer for the page', AWAY_ID],
    ['is closing, so that the request is lost', LOST_ID],
  ])('asks a search engine to come back where a service %s', async (_, id) => {
    const { status, headers, html } = await visit(`/p/${id}`);
    expect([status, headers]).toEqual([503, { 'retry-after': '10' }]);
    expect(html).toContain('<title>Not available just now · Tarakki</title>');
  });

  it('has the status of a page that is not whole where one service does not answer, and shows the rest', async () => {
    const { status, html } = await visit(`/p/${post.id}`, { withoutComments: true });
    expect(status).toBe(503);
    expect(html).toContain('<title>Buyout?');
    expect((await visit(`/p/${post.id}`)).status).toBe(200);
  });

  it('says so of a page that stands without its answers where no service answers', async () => {
    const { status, headers, html } = await visit('/', { isOutage: true });
    expect([status, headers]).toEqual([503, { 'retry-after': '10' }]);
    expect(html).toContain('<title>Not available just now · Tarakki</title>');
    expect((await visit('/')).status).toBe(200);
  });

  it('[CR-BLOCK-COMMENT] sends no comment call where a crawler looks, and shows the post', async () => {
    const path = `/api/feed/v1/post/${post.id}/comments`;
    expect((await visit(`/p/${post.id}`)).asked).toContain(path);
    const view = await visit(`/p/${post.id}`, { isCrawler: true });
    expect(view.asked).not.toContain(path);
    expect(view.status).toBe(200);
    expect(view.html).toContain('<title>Buyout?');
    expect(view.html).not.toContain('The comments did not load');
    expect(stateIn(view).isCrawler).toBe(true);
  });
});
