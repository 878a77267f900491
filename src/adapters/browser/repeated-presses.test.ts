// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { ignoreRepeatedPresses } from './repeated-presses';

it('of a double click and a held Enter a toggle hears the first, and any other button all', () => {
  document.body.innerHTML = '<button aria-pressed="false"><i></i></button><button></button>';
  ignoreRepeatedPresses(document);
  const heard: string[] = [];
  const [toggle, plain] = document.querySelectorAll('button');
  for (const type of ['click', 'keydown']) {
    toggle?.addEventListener(type, () => heard.push(`toggle ${type}`));
    plain?.addEventListener(type, () => heard.push(`plain ${type}`));
  }
  const happen = { bubbles: true, cancelable: true };
  for (const button of [toggle?.firstElementChild, plain]) {
    for (const detail of [0, 1, 2, 3]) button?.dispatchEvent(new MouseEvent('click', { ...happen, detail }));
    for (const repeat of [false, true])
      button?.dispatchEvent(new KeyboardEvent('keydown', { ...happen, key: 'Enter', repeat }));
  }
  const times = (what: string) => heard.filter((each) => each === what).length;
  expect(['toggle click', 'toggle keydown', 'plain click', 'plain keydown'].map(times)).toEqual([2, 1, 4, 2]);
});
