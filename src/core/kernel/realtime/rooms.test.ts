import { expect, it } from 'vitest';
import { ALL_ROOMS, withoutRoom, withRoom } from './rooms';

it('[ST-SOCKET-JOIN] joining a room twice leaves one entry', () => {
  const rooms = withRoom(withRoom(['one'], 'two'), 'two');
  expect(rooms).toEqual(['one', 'two']);
});

it('[ST-SOCKET-LEAVE-ALL] leaving ALL empties the list, and leaving one room removes that one', () => {
  expect(withoutRoom(['one', 'two', 'three'], 'two')).toEqual(['one', 'three']);
  expect(withoutRoom(['one', 'two'], ALL_ROOMS)).toEqual([]);
});
