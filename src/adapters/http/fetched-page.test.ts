// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { fetchPage } from './fetched-page';
import type { RecordedAnswers } from './recorded-answers';

afterEach(() => {
  document.head.replaceChildren();
  document.adoptedStyleSheets = [];
});

const ANSWERS: RecordedAnswers = { 'GET /api/jobs': { status: 200, contentType: 'application/json', body: '[]' } };
const PLACES = {
  answersOf: (page: Document): RecordedAnswers => JSON.parse(page.getElementById('state')?.textContent ?? '{}'),
  mainId: 'main',
};
const PAGE = `<!doctype html><html><head><style data-href="/jobs.css">h1 { color: red }</style></head><body>
<main id="main"><h1>Jobs</h1><input name="city"></main><script type="application/json" id="state">${JSON.stringify(ANSWERS)}</script></body></html>`;

const answering = (body: string, init: ResponseInit) => async () => new Response(body, init);
const html = { headers: { 'content-type': 'text/html; charset=utf-8' } };

it('takes the main part and the answers out of a document; its fields wait for the code', async () => {
  const { main, answers } = await fetchPage('/jobs', answering(PAGE, html), PLACES);
  expect(answers).toEqual(ANSWERS);
  const shown = document.createElement('div');
  shown.append(...(main ?? []));
  expect(shown.querySelector('h1')?.textContent).toBe('Jobs');
  expect(shown.querySelector('input')?.disabled).toBe(true);
});

it('adopts the style that the document carries, each sheet once', async () => {
  for (let turn = 0; turn < 2; turn += 1) await fetchPage('/jobs', answering(PAGE, html), PLACES);
  expect(document.adoptedStyleSheets).toHaveLength(1);
  expect(document.querySelectorAll('link[data-href="/jobs.css"]')).toHaveLength(1);
});

it('adopts a sheet whose prefetched link is not loaded yet', async () => {
  const link = document.createElement('link');
  link.setAttribute('href', '/jobs.css');
  document.head.append(link);
  await fetchPage('/jobs', answering(PAGE, html), PLACES);
  expect(document.adoptedStyleSheets).toHaveLength(1);
});

it.each<[string, () => Promise<Response>]>([
  ['a page that is not there', answering('<main id="main">Not found</main>', { ...html, status: 404 })],
  ['what is no document', answering('{}', { headers: { 'content-type': 'application/json' } })],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('has nothing to show of %s', async (_name, fetch) => {
  expect(await fetchPage('/jobs', fetch, PLACES)).toEqual({ answers: {}, main: null });
});
