import { expect, it } from 'vitest';
import { WindowLocation } from './window-location';

it('the address bar gives the address without its origin, and loads pages', () => {
  const loads: string[] = [];
  const bar = {
    pathname: '/p/7',
    search: '?sort=new',
    hash: '#comments',
    assign: (to: string) => loads.push(to),
    reload: () => loads.push('again'),
  } as unknown as Location;
  const location = new WindowLocation(bar);
  expect(location.current()).toBe('/p/7?sort=new#comments');
  location.assign('/');
  location.reload();
  expect(loads).toEqual(['/', 'again']);
});
