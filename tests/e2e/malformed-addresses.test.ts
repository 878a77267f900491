import { readFileSync } from 'node:fs';
import { messages } from '@/views/talk/posting/messages';
import { expect, expectAccessible, test } from './harness/test';

test.use({ leavesNothing: true });

const MALFORMED = {
  'half an escape': '%E0%A4%A',
  'no escape': '%zz',
  'no character': '%FF',
  'an overlong part': 'x'.repeat(300),
  'a zero byte': 'a%00b',
  'a slash': 'a%2Fb',
};
const NO_PAGES = ['abc', '0', '-1', '1.5', '%', '9'.repeat(40)];

const patterns = [...readFileSync('src/app/features.ts', 'utf8').matchAll(/screens: (\{.*?\}), load:/g)].flatMap(
  ([, screens = '']) => [...screens.matchAll(/'(\/[^']*)'/g)].map(([, path = '']) => path),
);

function filled(pattern: string, value: string): readonly string[] {
  const holes = [...pattern.matchAll(/\{(\w+)(?:\.{3})?\}/g)].map(([, name = '']) => name);
  return holes.map((hole) =>
    pattern.replaceAll(/\{(\w+)(?:\.{3})?\}/g, (_all, name: string) => (name === hole ? value : 'pune')),
  );
}

const parameterless = patterns.filter((pattern) => !pattern.includes('{'));
const TABLE: readonly { readonly what: string; readonly addresses: readonly string[] }[] = [
  ...Object.entries(MALFORMED).map(([what, value]) => ({
    what: `${what} in a path`,
    addresses: [...patterns.flatMap((pattern) => filled(pattern, value)), `/${value}`, `/no/such/${value}`],
  })),
  ...NO_PAGES.map((page) => ({
    what: `page=${page.slice(0, 5)}`,
    addresses: parameterless.map((path) => `${path}?page=${page}`),
  })),
];

for (const { what, addresses } of TABLE) {
  test(`${what} leads to the page of unknown addresses with 404, on every route`, async ({ request }) => {
    expect(addresses.length).toBeGreaterThan(20);
    const wrong: string[] = [];
    for (const address of addresses) {
      const answer = await request.get(address, { headers: { accept: 'text/html' }, maxRedirects: 0 });
      const isPage = (await answer.text()).includes(messages.notFoundTitle);
      if (answer.status() !== 404 || !isPage) wrong.push(`${address.slice(0, 80)}: ${answer.status()}`);
    }
    expect(wrong).toEqual([]);
  });
}

test('a service and a program get a problem for a malformed address, not a page', async ({ request }) => {
  const answer = await request.get('/%', { headers: { accept: 'application/json' } });
  expect([answer.status(), (await answer.json()).code]).toEqual([404, 'route_not_found']);
  const call = await request.get('/api/feed/v1/feed/%', { headers: { accept: 'text/html' } });
  expect(call.headers()['content-type']).toContain('application/problem+json');
});

test('a link inside the running app to a malformed address shows the same page, and the way back works', async ({
  page,
  complaints,
}) => {
  complaints.allow(/404/);
  const title = page.getByRole('heading', { level: 1, name: messages.notFoundTitle });
  for (const address of [
    '/list-of-companies?page=abc',
    '/overview/%E0%A4%A-overview',
    `/reviews/${'x'.repeat(300)}-reviews`,
  ]) {
    await page.goto('/list-of-companies');
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      link.textContent = 'A malformed address';
      document.querySelector('main')?.prepend(link);
    }, address);
    await page.getByRole('link', { name: 'A malformed address' }).click();
    await expect(title).toBeVisible();
    await expect(page).toHaveURL(address);
    await expectAccessible(page);
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Filters' })).toBeVisible();
    await expect(title).toHaveCount(0);
  }
  // The list's own code was never loaded here.
  await page.goto('/list-of-companies?page=abc');
  await expect(title).toBeVisible();
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/list-of-companies';
    link.textContent = 'The list';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'The list', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Filters' })).toBeVisible();
});
