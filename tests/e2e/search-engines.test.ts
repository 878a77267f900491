import type { APIRequestContext } from '@playwright/test';
import { GOOGLEBOT } from '@tests/support/user-agents';
import { expect, test } from './harness/test';

test.use({ leavesNothing: true });

interface Structured {
  readonly '@type': string;
  readonly itemListElement?: readonly { readonly name: string; readonly position: number; readonly url?: string }[];
}

async function documentAt(request: APIRequestContext, address: string) {
  const response = await request.get(address, { headers: { accept: 'text/html', 'user-agent': GOOGLEBOT } });
  const html = await response.text();
  const structured = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']): Structured => JSON.parse(json),
  );
  const linkOf = (pattern: RegExp): string | null => {
    const [, address = null] = pattern.exec(html) ?? [];
    return address?.replaceAll('&amp;', '&') ?? null;
  };
  return {
    html,
    status: response.status(),
    isIndexed: !html.includes('<meta name="robots" content="noindex">'),
    canonical: linkOf(/<link rel="canonical" href="([^"]*)"/),
    next: linkOf(/<a [^>]*href="([^"]*)"[^>]* rel="next"/) ?? linkOf(/<a [^>]*rel="next"[^>]* href="([^"]*)"/),
    types: structured.map((data) => data['@type']),
    list: structured.find((data) => data['@type'] === 'ItemList')?.itemListElement ?? [],
    steps: structured.find((data) => data['@type'] === 'BreadcrumbList')?.itemListElement ?? [],
  };
}

const LISTS: readonly (readonly [address: string, item: RegExp])[] = [
  ['/list-of-companies', /\/overview\/[a-z0-9-]+-overview$/],
  ['/jobs', /\/jobs\/view\/[\w-]+$/],
  ['/jobs/vaayuna-technologies-jobs', /\/jobs\/view\/[\w-]+$/],
  ['/salaries', /\/profile\/[a-z0-9-]+-salary$/],
  ['/salaries?by=company', /\/salaries\/[a-z0-9-]+-salaries$/],
  ['/interviews', /\/interviews\/question\/[\w-]+$/],
  ['/interviews/vaayuna-technologies-interview-questions', /\/interviews\/question\/[\w-]+$/],
  ['/interviews/vaayuna-technologies-interview-questions/top-questions', /\/interviews\/question\/[\w-]+$/],
  ['/colleges', /\/colleges\/[a-z0-9-]+$/],
];

test.describe('lists as search engines read them', () => {
  for (const [address, item] of LISTS)
    test(`${address} names what it lists, and each name leads to its page`, async ({
      request,
      product: { origin },
    }) => {
      const { list, types, html } = await documentAt(request, address);
      expect(list.length).toBeGreaterThan(3);
      // Crawlers may lack filters, but never see an empty heading.
      expect(html.includes('>Filters<')).toBe(html.includes('class="facet"'));
      expect(list.map(({ position }) => position)).toEqual(list.map((_, place) => place + 1));
      for (const { url = '' } of list) {
        expect(url).toMatch(item);
        expect(url.startsWith(`${origin}/`)).toBe(true);
        if (!address.startsWith('/interviews')) expect(html).toContain(`href="${url.slice(origin.length)}"`);
      }
      // An opening is described on its own page only.
      expect(types).not.toContain('JobPosting');
      expect((await documentAt(request, list[0]?.url ?? '')).status).toBe(200);
    });

  test('a later page numbers its companies on, and is found under its own address', async ({
    request,
    product: { origin },
  }) => {
    const first = await documentAt(request, '/list-of-companies');
    expect(first.next).toBe('/list-of-companies?page=2');
    const second = await documentAt(request, first.next ?? '');
    expect(second.list[0]?.position).toBe(first.list.length + 1);
    expect(second.canonical).toBe(`${origin}/list-of-companies?page=2`);
  });

  test('the openings of a role have their place in the product; one opening is a JobPosting', async ({ request }) => {
    const all = await documentAt(request, '/jobs');
    const opening = await documentAt(request, all.list[0]?.url ?? '');
    expect(opening.types).toContain('JobPosting');
    // The options of the filters are blocked for crawlers.
    const ofRole = await documentAt(request, '/jobs/software-engineer-jobs-prf');
    expect(ofRole.status).toBe(200);
    expect(ofRole.steps.map(({ name }) => name)).toEqual(['Jobs', expect.any(String)]);
    expect(ofRole.list.length).toBeGreaterThan(0);
  });

  test('a list of companies of a city says so in its title and heading', async ({ request, product: { origin } }) => {
    const { html, canonical } = await documentAt(request, '/list-of-companies?city=pune');
    expect(html).toContain('<title>Companies in Pune: ratings, salaries and open jobs');
    expect(html).toMatch(/<h1[^>]*>Companies in Pune<\/h1>/);
    expect(canonical).toBe(`${origin}/list-of-companies?city=pune`);
    const narrowed = await documentAt(request, '/list-of-companies?city=pune&sort=name');
    expect(narrowed.canonical).toBe(`${origin}/list-of-companies`);
  });

  test('reviews are followed from page to page without script, each under an address of its own', async ({
    request,
    product: { origin },
  }) => {
    for (const path of ['/reviews/vaayuna-technologies-reviews', '/reviews']) {
      const first = await documentAt(request, path);
      expect(first.canonical).toBe(`${origin}${path}`);
      expect(first.types).toContain('EmployerReview');
      const second = await documentAt(request, first.next ?? '');
      expect(second.canonical).toBe(`${origin}${first.next}`);
      expect(second.next).not.toBe(first.next);
      const third = await documentAt(request, second.next ?? '');
      expect(third.canonical).toBe(`${origin}${second.next}`);
    }
    // Filtered lists are not indexed.
    const filtered = await documentAt(request, '/reviews/vaayuna-technologies-reviews?rating=5');
    expect(filtered.canonical).toBe(`${origin}/reviews/vaayuna-technologies-reviews`);
    const next = await documentAt(request, filtered.next ?? '/none');
    expect([next.status, next.canonical]).toEqual([200, `${origin}/reviews/vaayuna-technologies-reviews`]);
  });
});

async function siteMap(request: APIRequestContext, section: string) {
  const xml = await (await request.get(`/sitemaps/${section}.xml`)).text();
  return [...xml.matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?<\/url>/g)].map(
    ([, address = '', day]) => ({
      address: address.replaceAll('&amp;', '&'),
      day,
    }),
  );
}

const MAPS: readonly (readonly [section: string, page: RegExp])[] = [
  ['listsofcompanies', /\/list-of-companies\?city=[a-z0-9-]+$/],
  ['listsofcompanies', /\/list-of-companies\?industry=[a-z0-9-]+$/],
  ['roles', /\/profile\/[a-z0-9-]+-salary$/],
  ['roles', /\/profiles\/[a-z0-9-]+\/interview-questions$/],
  ['rolesincities', /\/profile\/[a-z0-9-]+-salary\?location=[a-z0-9-]+$/],
  ['rolesatcompanies', /\/salaries\/[a-z0-9-]+-salaries\?designation=[a-z0-9-]+$/],
  ['interviewsatcompanies', /\/interviews\/[a-z0-9-]+-interview-questions\/[a-z0-9-]+$/],
  ['skills', /\/skills\/[a-z0-9-]+-interview-questions$/],
  ['questions', /\/interviews\/question\/[a-z0-9-]+$/],
];

test.describe('what search engines are told to read', () => {
  for (const [section, page] of MAPS)
    test(`${section}: ${page.source} is found under its own address, and has something to read`, async ({
      request,
    }) => {
      const index = await (await request.get('/sitemap.xml')).text();
      expect(index).toContain(`/sitemaps/${section}.xml</loc>`);
      const pages = (await siteMap(request, section)).filter(({ address }) => page.test(address));
      expect(pages.length).toBeGreaterThan(2);
      if (/salar/.test(page.source)) expect(pages.some(({ day }) => /^\d{4}-\d\d-\d\d$/.test(day ?? ''))).toBe(true);
      for (const { address } of [...pages.slice(0, 3), ...pages.slice(-1)]) {
        const { status, canonical, isIndexed } = await documentAt(request, address);
        expect([status, canonical, isIndexed], address).toEqual([200, address, true]);
      }
    });

  for (const address of [
    '/reviews/hisabkitaab-software-reviews',
    '/salaries/hisabkitaab-software-salaries',
    '/interviews/hisabkitaab-software-interview-questions',
    '/benefits/hisabkitaab-software-benefits',
    '/photos/hisabkitaab-software-photos',
    '/list-of-companies?page=99',
    '/jobs?page=500',
    '/compare',
    '/rewards',
  ])
    test(`${address} has nothing to read, and is left out`, async ({ request }) => {
      const { status, isIndexed } = await documentAt(request, address);
      expect([status, isIndexed]).toEqual([200, false]);
    });

  test('a page that other pages link to stands in a map', async ({ request, product: { origin } }) => {
    const hubs = ['/', '/calculators', '/blog', '/terms-and-policies', '/about-us', '/faq', '/settings/need-help'];
    const linked = new Set<string>();
    for (const hub of hubs) {
      const { html } = await documentAt(request, hub);
      for (const [, path = ''] of html.matchAll(/<a [^>]*href="(\/[^"?#]*)[^"]*"/g)) linked.add(path);
    }
    const index = await (await request.get('/sitemap.xml')).text();
    const sections = [...index.matchAll(/\/sitemaps\/([^<]*)\.xml<\/loc>/g)].map(([, section = '']) => section);
    const maps = await Promise.all(sections.map(async (section) => siteMap(request, section)));
    const named = new Set(maps.flat().map(({ address }) => address));
    const missing: string[] = [];
    for (const path of linked) {
      const { status, canonical, isIndexed } = await documentAt(request, path);
      const isOwnPage = status === 200 && isIndexed && canonical === `${origin}${path}`;
      if (isOwnPage && !named.has(`${origin}${path}`)) missing.push(path);
    }
    expect(missing).toEqual([]);
  });
});
