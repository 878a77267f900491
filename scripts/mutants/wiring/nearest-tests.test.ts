import path from 'node:path';
import { expect, it } from 'vitest';
import type { WiringCall } from './calls';
import { nearestTests, ownTests } from './nearest-tests';
import type { TestCoverage } from './record';

const file = 'src/app/features/talk/chat/chat.feature.ts';
const call: WiringCall = { number: 1, file, lineNumber: 1, text: 'talk.load()', start: 0, end: 1 };
const [feature, store, far, slow, whole] = [
  'src/app/features/talk/chat/chat.feature.test.ts',
  'src/stores/talk/chat/rooms.store.test.ts',
  'src/views/talk/comments/comments.test.tsx',
  'src/stores/talk/chat/conversation.store.test.ts',
  'src/app/container.test.ts',
].map((test) => path.resolve(test)) as [string, string, string, string, string];
const reaches: readonly TestCoverage[] = [
  [whole, [1, 2], 90],
  [far, [1], 10],
  [slow, [1, 2, 3], 20_000],
  [store, [1, 2, 3, 4], 10],
  [feature, [1, 2, 3, 4, 5], 10],
];

it('takes tests of the same name first, then of the same feature, then with few calls, then the whole app', () => {
  expect(nearestTests(call, reaches)).toEqual([feature, store, far, whole]);
  expect(nearestTests({ ...call, text: 'bind(Key).toService(Other)' }, reaches)[0]).toBe(whole);
  expect(nearestTests({ ...call, number: 5 }, reaches)).toEqual([feature]);
});

it('finds the tests of the feature in every layer', () => {
  expect(ownTests(call, [feature, store, far, slow, whole])).toEqual([feature, store, slow]);
});
