import { describe, expect, it } from 'vitest';
import { pageMetaOf } from './page-meta';

describe('pageMetaOf', () => {
  it('fills in the brand and leaves query and last slash out of the address', () => {
    const texts = { title: '{brand}: straight talk', description: 'Read {brand}.' };
    expect(pageMetaOf(texts, '/list/?campaign=x', 'Tarakki')).toEqual({
      title: 'Tarakki: straight talk',
      description: 'Read Tarakki.',
      canonicalPath: '/list',
      isIndexed: true,
      type: 'website',
      structured: [],
    });
    expect(pageMetaOf(texts, '/', 'Tarakki').canonicalPath).toBe('/');
    expect(pageMetaOf({ ...texts, ownQuery: '?page=3' }, '/list/?page=3', 'Tarakki').canonicalPath).toBe(
      '/list?page=3',
    );
    expect(pageMetaOf({ ...texts, ownQuery: '' }, '/list', 'Tarakki').canonicalPath).toBe('/list');
  });

  it('cuts a description to the length that search engines show', () => {
    const description = 'Nobody knows what comes next. '.repeat(20);
    const cut = pageMetaOf({ title: 'x', description, type: 'article' }, '/p/1', 'Tarakki');
    expect(cut.description.length).toBeLessThanOrEqual(160);
    expect(cut.description).toMatch(/^Nobody .*…$/);
    expect(cut.type).toBe('article');
    expect(pageMetaOf({ title: 'x', description: '🙏'.repeat(500) }, '/p/1', 'T').description).toBe(
      `${'🙏'.repeat(159)}…`,
    );
  });

  it('keeps personal pages, empty ones and the not-found page out of search engines', () => {
    expect(pageMetaOf({ title: 'x', description: 'y', isPersonal: true }, '/user', 'Tarakki').isIndexed).toBe(false);
    expect(pageMetaOf({ title: 'x', description: 'y', isEmpty: true }, '/jobs', 'Tarakki').isIndexed).toBe(false);
    expect(pageMetaOf(null, '/nowhere', 'Tarakki')).toMatchObject({
      title: 'Page not found · Tarakki',
      isIndexed: false,
    });
  });
});
