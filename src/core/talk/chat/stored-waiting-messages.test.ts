import { expect, it } from 'vitest';
import { parseWaitingMessages, withoutWaitingMessage, withWaitingMessage } from './stored-waiting-messages';

const message = (id: string) => ({ id, talkId: 'talk', content: `Text of ${id}` });

it('waiting messages are kept in their order, each once, and the oldest make room', () => {
  const two = withWaitingMessage(withWaitingMessage([], message('one')), message('two'));
  expect(withWaitingMessage(two, message('one'))).toEqual([message('one'), message('two')]);
  expect(withoutWaitingMessage(two, 'one')).toEqual([message('two')]);
  let many = two;
  for (let number = 0; number < 99; number += 1) many = withWaitingMessage(many, message(String(number)));
  expect([many.length, many[0]]).toEqual([100, message('two')]);
});

it('what a device has kept comes back, and damage is nothing', () => {
  const kept = [message('one')];
  expect(parseWaitingMessages(JSON.stringify(kept))).toEqual(kept);
  for (const damaged of [null, '', '{}', '[{"id":1}]', '[']) expect(parseWaitingMessages(damaged)).toEqual([]);
});
