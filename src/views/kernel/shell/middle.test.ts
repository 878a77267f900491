// @vitest-environment happy-dom

import { afterEach, expect, it } from 'vitest';
import { MIDDLE_ID } from '@/core/kernel/shell/middle-id';
import { FIRST_FIELD, focusMiddle } from './middle';

afterEach(() => document.body.replaceChildren());

function theMain(fields: string): HTMLElement {
  document.body.innerHTML = `<main tabindex="-1"><a id="place" href="/">Home</a><div id="${MIDDLE_ID}" tabindex="-1">${fields}</div></main>`;
  const main = document.querySelector('main');
  if (main === null) throw new Error('There is no main part.');
  main.focus();
  return main;
}

const [attribute] = Object.keys(FIRST_FIELD);

it.each([
  ['the middle of a screen', '<input id="one">', MIDDLE_ID],
  ['the field for whose sake one came', `<input id="one"><input id="two" ${attribute}>`, 'two'],
])('after a navigation %s has the focus', (_, fields, id) => {
  focusMiddle(theMain(fields));
  expect(document.activeElement?.id).toBe(id);
});

it('a focus that is elsewhere stays', () => {
  theMain(`<input ${attribute}>`);
  const place = document.querySelector<HTMLElement>('#place');
  place?.focus();
  focusMiddle(place);
  expect(document.activeElement).toBe(place);
});
