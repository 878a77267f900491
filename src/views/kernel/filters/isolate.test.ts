// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { isolateElement } from './isolate';

afterEach(() => document.body.replaceChildren());

it('makes all but an element and its ancestors inert, and undoes only that', () => {
  document.body.innerHTML =
    '<header></header><main><section id="sheet"><a href="/">A</a></section><div></div><p id="old" inert></p></main>';
  const sheet = document.querySelector('#sheet');
  if (sheet === null) throw new Error('The sheet is missing.');
  const inert = () => [...document.body.querySelectorAll('[inert]')].map(({ id, localName }) => id || localName);
  const release = isolateElement(sheet);
  expect(inert()).toEqual(['header', 'div', 'old']);
  release();
  expect(inert()).toEqual(['old']);
});
