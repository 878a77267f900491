import { expect, it } from 'vitest';
import { SHEETS_LEFT_EVENT, WindowLocation } from './window-location';

function aWindow(sheets: number) {
  const done: string[] = [];
  const events = new EventTarget();
  const page = Object.assign(events, {
    location: {
      pathname: '/p/7',
      search: '?sort=new',
      hash: '#comments',
      assign: (to: string) => done.push(`to ${to}`),
      replace: (to: string) => done.push(`in place ${to}`),
      reload: () => done.push('again'),
    },
    history: {
      state: sheets === 0 ? null : { sheets },
      go: (steps: number) => {
        done.push(`go ${steps}`);
        events.dispatchEvent(new Event('popstate'));
      },
    },
  });
  return { location: new WindowLocation(page as unknown as Window), done, events };
}

it('the address bar gives the address without its origin, and loads pages; the same one in its place', () => {
  const { location, done } = aWindow(0);
  expect(location.current()).toBe('/p/7?sort=new#comments');
  location.assign('/');
  location.assign('/p/7?openOnboarding=w');
  location.reload();
  expect(done).toEqual(['to /', 'in place /p/7?openOnboarding=w', 'again']);
});

it('a page with an open sheet is left from below it, and the sheet is told before', () => {
  const { location, done, events } = aWindow(1);
  events.addEventListener(SHEETS_LEFT_EVENT, () => done.push('told'));
  location.assign('/p/7?openOnboarding=w');
  expect(done).toEqual(['told', 'go -1', 'in place /p/7?openOnboarding=w']);
  events.dispatchEvent(new Event('popstate'));
  expect(done).toHaveLength(3);
});
