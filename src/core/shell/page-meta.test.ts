import { describe, expect, it } from 'vitest';
import { pageMetaOf } from './page-meta';
import { pageTitles } from './page-titles';

describe('pageMetaOf', () => {
  it('names the home page after the brand', () => {
    expect(pageMetaOf({ screen: 'HomeScreen' }, '/?campaign=x', 'Tarakki')).toMatchObject({
      title: 'Tarakki: reviews, salaries and straight talk about work in India',
      canonicalPath: '/',
      isIndexed: true,
      type: 'website',
    });
  });

  it('names a post by its title, or by the beginning of its text', () => {
    const text = `We were told on Friday.\n\n${'Nobody knows what comes next. '.repeat(20)}`;
    const titled = pageMetaOf({ screen: 'Post', title: 'Layoffs in Pune?', text }, '/p/42/', 'Tarakki');
    expect(titled).toMatchObject({ title: 'Layoffs in Pune? · Tarakki', canonicalPath: '/p/42', type: 'article' });
    expect(titled.description.length).toBeLessThanOrEqual(160);
    expect(titled.description).toMatch(/^We were told on Friday\. Nobody .*…$/);
    const untitled = pageMetaOf({ screen: 'Post', title: null, text }, '/p/42', 'Tarakki');
    expect(untitled.title).toMatch(/^We were told on Friday\. .*… · Tarakki$/);
    expect(pageMetaOf({ screen: 'Post', title: null, text: '' }, '/p/42', 'Tarakki')).toMatchObject({
      title: 'A post · Tarakki',
      description: 'A discussion on Tarakki.',
    });
    expect(pageMetaOf({ screen: 'Post', title: null, text: '🙏'.repeat(500) }, '/p/42', 'T').description).toBe(
      `${'🙏'.repeat(159)}…`,
    );
  });

  it('names a community page after its community', () => {
    expect(pageMetaOf({ screen: 'CompanyPosts', name: 'Nilgiri Software' }, '/discussions/n', 'Tarakki').title).toBe(
      'Nilgiri Software discussions · Tarakki',
    );
  });

  it('keeps personal pages and the not-found page out of search engines', () => {
    expect(pageMetaOf({ screen: 'Profile' }, '/user', 'Tarakki').isIndexed).toBe(false);
    expect(pageMetaOf({ screen: 'Session' }, '/session', 'Tarakki').isIndexed).toBe(false);
    expect(pageMetaOf({ screen: null }, '/nowhere', 'Tarakki')).toMatchObject({
      title: 'Page not found · Tarakki',
      isIndexed: false,
    });
  });

  it('has a text for every screen that fits into a search result', () => {
    for (const { title, description } of Object.values(pageTitles)) {
      expect(title).toContain('{brand}');
      expect(description.length).toBeGreaterThan(10);
      expect(description.length).toBeLessThanOrEqual(160);
    }
  });
});
