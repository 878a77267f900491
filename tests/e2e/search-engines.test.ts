import type { APIRequestContext } from '@playwright/test';
import { GOOGLEBOT } from '@tests/support/user-agents';
import { expect, test } from './harness/test';

/** An object of schema.org as a document carries it. */
interface Structured {
  readonly '@type': string;
  readonly itemListElement?: readonly { readonly name: string; readonly position: number; readonly url?: string }[];
}

/** A document as a search engine reads it, without its scripts. */
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
      // The options of the filters may be blocked for crawlers: then no heading is above nothing.
      expect(html.includes('>Filters<')).toBe(html.includes('class="facet"'));
      expect(list.map(({ position }) => position)).toEqual(list.map((_, place) => place + 1));
      for (const { url = '' } of list) {
        expect(url).toMatch(item);
        expect(url.startsWith(`${origin}/`)).toBe(true);
        if (!address.startsWith('/interviews')) expect(html).toContain(`href="${url.slice(origin.length)}"`);
      }
      // An opening is described on its own page alone.
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
    // Filters make no page of their own.
    const filtered = await documentAt(request, '/reviews/vaayuna-technologies-reviews?rating=5');
    expect(filtered.canonical).toBe(`${origin}/reviews/vaayuna-technologies-reviews`);
    const next = await documentAt(request, filtered.next ?? '/none');
    expect([next.status, next.canonical]).toEqual([200, `${origin}/reviews/vaayuna-technologies-reviews`]);
  });
});
