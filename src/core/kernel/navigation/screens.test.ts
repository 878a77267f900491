import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createScreens } from './screens';

const paths = {
  HomeScreen: '/',
  Communities: '/communities',
  CommunityListing: '/communities/{communityUrl}',
  CompanyPosts: '/discussions/{companyUrl}',
  CompanyDiscussions: '/discussions/{urlName}-discussions',
  Post: '/p/{postId}',
};
const screens = createScreens(paths);

describe('screens', () => {
  it.each([
    ['/', 'HomeScreen', {}],
    ['/communities/', 'Communities', {}],
    ['/communities/layoffs', 'CommunityListing', { communityUrl: 'layoffs' }],
    ['/discussions/nilgiri', 'CompanyPosts', { companyUrl: 'nilgiri' }],
    ['/discussions/nilgiri-discussions', 'CompanyDiscussions', { urlName: 'nilgiri' }],
    ['/p/a%20b', 'Post', { postId: 'a b' }],
  ])('resolve %s', (path, screen, parameters) => {
    expect(screens.resolve(path)).toEqual({ screen, parameters });
  });

  it('resolve nothing else', () => {
    for (const path of ['/no-such-page', '/p/42/more', '/p', '/p/%E0%A4%A']) expect(screens.resolve(path)).toBeNull();
  });

  it('resolve a post whatever its id holds', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (postId) => {
        fc.pre(!/[/\0]/.test(postId));
        const path = paths.Post.replace('{postId}', encodeURIComponent(postId));
        expect(screens.resolve(path)).toEqual({ screen: 'Post', parameters: { postId } });
      }),
    );
  });

  it('are found by older paths and in any case, and link to the first path', () => {
    const table = createScreens({
      Overview: ['/overview/{urlName}-overview', '/overview/{urlName...}'],
      Post: '/p/{postId}',
    });
    expect(table.resolve('/overview/nilgiri')).toEqual({ screen: 'Overview', parameters: { urlName: 'nilgiri' } });
    expect(table.resolve('/overview/nilgiri-overview')?.parameters).toEqual({ urlName: 'nilgiri' });
    for (const path of ['/OVERVIEW/Nilgiri-Overview', '/overview/Nilgiri-Overview', '/overview/nilgiri-OVERVIEW']) {
      expect(table.resolve(path)).toEqual({ screen: 'Overview', parameters: { urlName: 'nilgiri' } });
    }
    expect(table.resolve('/p/aB-Overview')?.parameters).toEqual({ postId: 'aB-Overview' });
    expect(table.addressOf('Overview', { urlName: 'nilgiri' })).toBe('/overview/nilgiri-overview');
    expect(table.addressOf('Overview', {})).toBeNull();
    expect(table.addressOf('Reviews', { urlName: 'nilgiri' })).toBeNull();
  });

  it('have a path where the app has the screen', () => {
    expect(screens.pathOf('Communities')).toBe('/communities');
    expect(screens.pathOf('Jobs')).toBeNull();
  });
});
