// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { PageMeta } from '@/core/kernel/navigation/page-meta';
import { HtmlDocumentHead } from './html-document-head';

const home: PageMeta = {
  title: 'Tarakki: talk about work',
  description: 'What people say about their work.',
  canonicalPath: '/',
  isIndexed: true,
  type: 'website',
  structured: [],
};

describe('the head of a document', () => {
  const head = () => new HtmlDocumentHead(document, 'https://tarakki.example');
  const contentOf = (selector: string) => document.head.querySelector(selector)?.getAttribute('content') ?? null;
  const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null;

  beforeEach(() => document.head.replaceChildren());

  it('says what the page is, each thing once, however often it changes', () => {
    head().show(home);
    const title = 'A title with <b> & "quotes"';
    head().show({ ...home, title, canonicalPath: '/p/7', type: 'article' });
    expect(document.title).toBe(title);
    expect(contentOf('meta[property="og:title"]')).toBe(title);
    expect(contentOf('meta[name="description"]')).toBe(home.description);
    expect(contentOf('meta[property="og:type"]')).toBe('article');
    expect(contentOf('meta[property="og:url"]')).toBe('https://tarakki.example/p/7');
    expect(canonical()).toBe('https://tarakki.example/p/7');
    expect(document.head.querySelectorAll('meta')).toHaveLength(5);
  });

  it('keeps a page out of the index, and takes that back', () => {
    head().show({ ...home, isIndexed: false });
    expect([contentOf('meta[name="robots"]'), canonical()]).toEqual(['noindex', null]);
    head().show(home);
    expect([contentOf('meta[name="robots"]'), canonical()]).toEqual([null, 'https://tarakki.example/']);
  });
});
