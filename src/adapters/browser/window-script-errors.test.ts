// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { ScriptError } from '@/core/kernel/tracking/script-errors.port';
import { WindowScriptErrors } from './window-script-errors';

const heard = (stack: string | null): readonly ScriptError[] => {
  const errors: ScriptError[] = [];
  new WindowScriptErrors(window).onError((error) => errors.push(error));
  const error =
    stack === null ? 'a text' : Object.assign(new TypeError('“my salary is 12 lakh” is not valid'), { stack });
  window.dispatchEvent(new ErrorEvent('error', { error }));
  return errors;
};

it('says the class of an error and its place in a script, and nothing of its message', () => {
  const stack =
    'TypeError: “my salary is 12 lakh” is not valid\n  at f (https://tarakki.example/static/js/idle.1a2b.js:1:2345)';
  expect(heard(stack)).toEqual([{ name: 'TypeError', place: '/static/js/idle.1a2b.js:1:2345' }]);
});

it('reads the stacks of Firefox and Safari', () => {
  expect(heard('f@https://tarakki.example/static/js/a.js:1:2\n')).toEqual([
    { name: 'TypeError', place: '/static/js/a.js:1:2' },
  ]);
});

it('goes without a place where there is none', () => {
  expect(heard('')).toEqual([{ name: 'TypeError', place: null }]);
  expect(heard(null)).toEqual([{ name: 'unknown', place: null }]);
});
