import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  filesIn,
  filesToDrop,
  isPagePath,
  isPublicPage,
  isSharedDocument,
  keptAddressOf,
  MAX_KEPT_FILES,
  MAX_KEPT_PAGES,
  newestPages,
  offlineAddressFor,
  replacedAddressIn,
  titleIn,
} from './kept-pages.rules';

const HTML = 'text/html; charset=utf-8';

describe('kept pages', () => {
  it.each([
    [{ status: 200, contentType: HTML, cacheControl: 'public, max-age=0, s-maxage=1' }, true],
    [{ status: 200, contentType: HTML, cacheControl: 'private, no-store' }, false],
    [{ status: 200, contentType: HTML, cacheControl: null }, false],
    [{ status: 404, contentType: HTML, cacheControl: 'public, max-age=0' }, false],
    [{ status: 200, contentType: 'application/json', cacheControl: 'public' }, false],
  ])('are documents that all guests share: %j is %j', (answer, isShared) => {
    expect(isSharedDocument(answer)).toBe(isShared);
  });

  it('are not those that no search engine may list', () => {
    expect(isPublicPage('<head><title>x</title></head>')).toBe(true);
    expect(isPublicPage('<head><meta name="robots" content="noindex"></head>')).toBe(false);
  });

  it.each([
    ['/p/1', true],
    ['/apidoc', true],
    ['/api/feed/v1', false],
    ['/login?x=1', false],
    ['/sw-off', false],
    ['/complaints/abc', false],
  ])('%s is answered for: %j', (path, isPage) => {
    expect(isPagePath(path)).toBe(isPage);
  });

  it('have a title as people read it', () => {
    expect(titleIn('<title>R&amp;D at &lt;Vaayuna&gt; &amp;lt;</title>')).toBe('R&D at <Vaayuna> &lt;');
    expect(titleIn('<p>')).toBe('');
  });

  it('come with the files that they name, each once', () => {
    const html =
      '<link rel="preload" href="/static/a.woff2" as="font"><script src="/static/a.js" defer></script><script src="/static/a.js"></script><script src="https://other.example/x.js"></script>';
    expect(filesIn(html)).toEqual(['/static/a.woff2', '/static/a.js']);
  });

  it('name the files of their styles, too, which stand in the document itself', () => {
    expect(filesIn('<style data-href="/static/css/a.css">a { color: red }</style>')).toEqual(['/static/css/a.css']);
  });

  it.each([
    ['/p/1?utm_source=x&page=2#comment', '/p/1?page=2'],
    ['/p/1?fbclid=1', '/p/1'],
    ['/p/1', '/p/1'],
  ])('%s is kept as %s', (address, kept) => {
    expect(keptAddressOf(address)).toBe(kept);
  });

  it('are the newest, whatever their order', () => {
    const page = fc.record({ address: fc.webPath(), title: fc.string(), readAt: fc.nat() });
    fc.assert(
      fc.property(fc.array(page, { maxLength: 60 }), (pages) => {
        const stay = newestPages(pages);
        expect(stay.map(({ readAt }) => readAt)).toEqual(
          stay.map(({ readAt }) => readAt).toSorted((one, other) => other - one),
        );
        expect(stay).toHaveLength(Math.min(pages.length, MAX_KEPT_PAGES));
        const oldest = Math.min(...stay.map(({ readAt }) => readAt));
        for (const left of pages.filter((one) => !stay.includes(one))) expect(left.readAt).toBeLessThanOrEqual(oldest);
      }),
    );
  });
});

describe('a page that works without a connection in full', () => {
  it('stays once it was read, in the place of the oldest other one', () => {
    const pages = Array.from({ length: 25 }, (_, at) => ({ address: `/p/${at}`, title: '', readAt: 100 + at }));
    const stay = newestPages([{ address: '/jobs/check', title: '', readAt: 1 }, ...pages]);
    expect(stay).toHaveLength(MAX_KEPT_PAGES);
    expect(stay.map(({ address }) => address)).toContain('/jobs/check');
    expect(stay.at(-2)?.address).toBe('/p/6');
  });
});

describe('built files', () => {
  it('go where there are too many, the oldest first, and none that a kept page names', () => {
    const kept = Array.from({ length: MAX_KEPT_FILES + 2 }, (_, place) => `/static/${place}.js`);
    for (const few of [2, 3]) expect(filesToDrop(kept.slice(few), new Set())).toEqual([]);
    expect(filesToDrop(kept, new Set())).toEqual(['/static/0.js', '/static/1.js']);
    expect(filesToDrop(kept, new Set(['/static/0.js', '/static/2.js']))).toEqual(['/static/1.js', '/static/3.js']);
    expect(filesToDrop(kept, new Set(kept))).toEqual([]);
  });
});

describe('the page in place of one that is not kept', () => {
  it('knows which one', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const address = `/p${path}?${query}`;
        expect(replacedAddressIn(new URL(offlineAddressFor(address), 'https://a.example').search)).toBe(address);
      }),
    );
  });

  it('is one whose own address only ends like that of the replacement', () => {
    expect(replacedAddressIn('?at=%2Freviews%2Foffline')).toBe('/reviews/offline');
    expect(replacedAddressIn('?at=%2Foffline%3Fat%3D%252F')).toBeNull();
  });

  it.each([
    '',
    '?at=https%3A%2F%2Fevil.example',
    '?at=%2F%2Fevil.example',
    '?at=%2F%5Cevil.example',
    '?at=%2Foffline',
    '?at=%',
  ])('leads nowhere else: %s', (search) => {
    expect(replacedAddressIn(search)).toBeNull();
  });
});
