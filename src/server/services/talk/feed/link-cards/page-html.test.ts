import { expect, it } from 'vitest';
import { linkedPageOf } from './page-html';

const pageOf = (html: string) => linkedPageOf(html, new URL('https://labour.example/law/notice'));

it('prefers what a page says for cards to its title, and the first of what it says twice', () => {
  const html = `<html><head><title>Title</title>
    <meta name="description" content="For search engines">
    <META property='OG:Title' content='Notice &amp; buyout'>
    <meta property="og:title" content="Second">
    <meta name="og:description" content="For cards">
    <meta property="og:site_name" content="Labour Desk"></head>`;
  expect(pageOf(html)).toEqual({ siteName: 'Labour Desk', title: 'Notice & buyout', description: 'For cards' });
});

it('takes the title element without more, and its first one only', () => {
  const html = '<title>\n Notice\t&lt;b&gt; periods </title><svg><title>Icon</title></svg>';
  expect(pageOf(html)).toEqual({ siteName: null, title: 'Notice <b> periods', description: null });
});

it.each(['', '<p>Text</p>', '<title></title>', '<meta property="og:title" content=" \u200b ">', '\0\0\0', '<title'])(
  'returns nothing for %j',
  (html) => expect(pageOf(html)).toBeNull(),
);

it('says nothing of what stands in the body, where users of the page may have written', () => {
  expect(pageOf('<title>Forum</title><body><meta property="og:title" content="Free money">')).toMatchObject({
    title: 'Forum',
  });
  expect(pageOf('<head></head><title>Late</title>')).toBeNull();
});

it('keeps markup as text', () => {
  const html =
    '<meta property="og:title" content="&lt;script&gt;alert(1)&lt;/script&gt; <img src=x onerror=alert(1)>">';
  expect(pageOf(html)?.title).toBe('<script>alert(1)</script> <img src=x onerror=alert(1)>');
});

it('takes out signs that hide or turn text, and piles of signs on a letter, not those of a script', () => {
  const title = `Of\u202ffer\u202egnp\u2066\u200b\ufeff\u0000\u0007 l${'\u0301'.repeat(40)} क्‍ष \ud800`;
  const page = pageOf(`<meta property="og:title" content="${title}">`);
  expect(page?.title).toBe(`Of fergnp ĺ${'\u0301'.repeat(3)} क्‍ष`);
});

it('cuts what is long between visible characters', () => {
  const page = pageOf(`<title>${'क्षि'.repeat(900)}</title><meta name=description content="${'a'.repeat(5_000)}">`);
  expect(page?.title.length).toBeLessThanOrEqual(1_000);
  expect(page?.title.endsWith('क्षि…')).toBe(true);
  expect(page?.description).toHaveLength(240);
});

it.each([
  ['<meta property="og:image" content="https://cdn.example/a.png">', 'https://cdn.example/a.png'],
  ['<meta property="og:image" content=" /covers/b.png ">', 'https://labour.example/covers/b.png'],
  ['<meta name="twitter:image" content="c.png">', 'https://labour.example/law/c.png'],
  ['<meta property="og:image" content="data:image/png;base64,AAAA">', undefined],
  ['<meta property="og:image" content="javascript:alert(1)">', undefined],
  ['<meta property="og:image" content="file:///etc/passwd">', undefined],
  [`<meta property="og:image" content="https://cdn.example/${'a'.repeat(2_100)}">`, undefined],
  ['', undefined],
])('takes the address of a picture from %j', (meta, image) => {
  expect(pageOf(`<title>Notice</title>${meta}`)?.image).toBe(image);
});

it('reads nothing as the end of the head that a script, a comment or an attribute holds', () => {
  const hidden = `<script>"</head><body>"</script><!-- </head><body> --><meta name="a" content="</head><body>">`;
  expect(pageOf(`<head>${hidden}<title>Notice</title></head>`)?.title).toBe('Notice');
  expect(pageOf(`<head><script>"<title>No</title>"</script><style><title>No</title></style></head>`)).toBeNull();
});

it('reads the first of an attribute that is written twice, whatever the case and the quotes', () => {
  expect(pageOf(`<META CONTENT=One content='Two' PROPERTY="og:title" name=description />`)?.title).toBe('One');
});

it('reads a hundred tags deep, and any number side by side', () => {
  const title = '<title>Notice</title>';
  expect(pageOf(`${'<b>'.repeat(99)}${title}`)?.title).toBe('Notice');
  expect(pageOf(`${'<b>'.repeat(101)}${title}`)).toBeNull();
  const beside = '<link rel="x"><script></script><path/></c>'.repeat(1_000);
  expect(pageOf(`${beside}${title}`)?.title).toBe('Notice');
});
