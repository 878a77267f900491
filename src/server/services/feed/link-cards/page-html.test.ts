import { expect, it } from 'vitest';
import { linkedPageOf } from './page-html';

it('prefers what a page says for cards to its title, and the first of what it says twice', () => {
  const html = `<html><head><title>Title</title>
    <meta name="description" content="For search engines">
    <META property='OG:Title' content='Notice &amp; buyout'>
    <meta property="og:title" content="Second">
    <meta name="og:description" content="For cards">
    <meta property="og:site_name" content="Labour Desk"></head>`;
  expect(linkedPageOf(html)).toEqual({ siteName: 'Labour Desk', title: 'Notice & buyout', description: 'For cards' });
});

it('takes the title element without more, and its first one only', () => {
  const html = '<title>\n Notice\t&lt;b&gt; periods </title><svg><title>Icon</title></svg>';
  expect(linkedPageOf(html)).toEqual({ siteName: null, title: 'Notice <b> periods', description: null });
});

it.each(['', '<p>Text</p>', '<title></title>', '<meta property="og:title" content=" \u200b ">', '\0\0\0', '<title'])(
  'returns nothing for %j',
  (html) => expect(linkedPageOf(html)).toBeNull(),
);

it('says nothing of what stands in the body, where users of the page may have written', () => {
  expect(linkedPageOf('<title>Forum</title><body><meta property="og:title" content="Free money">')).toMatchObject({
    title: 'Forum',
  });
  expect(linkedPageOf('<head></head><title>Late</title>')).toBeNull();
});

it('keeps markup as text', () => {
  const html =
    '<meta property="og:title" content="&lt;script&gt;alert(1)&lt;/script&gt; <img src=x onerror=alert(1)>">';
  expect(linkedPageOf(html)?.title).toBe('<script>alert(1)</script> <img src=x onerror=alert(1)>');
});

it('takes out signs that hide or turn text, and piles of signs on a letter, not those of a script', () => {
  const title = `Of\u202ffer\u202egnp\u2066\u200b\ufeff\u0000\u0007 l${'\u0301'.repeat(40)} क्‍ष \ud800`;
  const page = linkedPageOf(`<meta property="og:title" content="${title}">`);
  expect(page?.title).toBe(`Of fergnp ĺ${'\u0301'.repeat(3)} क्‍ष`);
});

it('cuts what is long between visible characters', () => {
  const page = linkedPageOf(
    `<title>${'क्षि'.repeat(900)}</title><meta name=description content="${'a'.repeat(5_000)}">`,
  );
  expect(page?.title.length).toBeLessThanOrEqual(1_000);
  expect(page?.title.endsWith('क्षि…')).toBe(true);
  expect(page?.description).toHaveLength(240);
});
