import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import type { RoomFacts } from './room.rules';
import { entryObstacleOf, roomMessagesPerDay, roomObstacleOf, roundedPeopleCountOf } from './room.rules';

const aFollower: RoomFacts = {
  type: 'topic',
  isWriter: true,
  isFollower: true,
  hasCheckedAddress: false,
  removedMessages: 0,
};
const anEmployee: RoomFacts = { ...aFollower, type: 'company', isFollower: false, hasCheckedAddress: true };

it.each([
  ['a follower of the topic', aFollower, null],
  ['who does not follow the topic', { ...aFollower, isFollower: false }, 'FOLLOWERS_ONLY'],
  ['a follower without a pseudonym', { ...aFollower, isWriter: false }, 'WRITER_REQUIRED'],
  ['a follower with one removed message', { ...aFollower, removedMessages: 1 }, null],
  ['a follower with two removed messages', { ...aFollower, removedMessages: 2 }, 'REMOVED'],
  ['an employee with a checked address', anEmployee, null],
  ['a follower of the company', { ...anEmployee, isFollower: true, hasCheckedAddress: false }, 'ADDRESS_REQUIRED'],
  ['an employee with two removed messages', { ...anEmployee, removedMessages: 2 }, 'REMOVED'],
] as const)('%s may be in its room, or has one reason not to', (_, facts, bar) =>
  expect(roomObstacleOf(facts)).toBe(bar),
);

it('the room of a company opens with as many checked addresses as a figure needs, that of a topic with none', () => {
  fc.assert(
    fc.property(fc.nat({ max: 20 }), (checkedPeople) => {
      expect(entryObstacleOf({ ...anEmployee, checkedPeople })).toBe(checkedPeople < MIN_GROUP ? 'TOO_FEW' : null);
      expect(entryObstacleOf({ ...aFollower, checkedPeople })).toBeNull();
    }),
  );
});

it('a count of people is rounded down to tens, and withheld below ten', () => {
  fc.assert(
    fc.property(fc.nat({ max: 500 }), (people) => {
      const shown = roundedPeopleCountOf(people);
      expect(shown === null).toBe(people < 10);
      expect(Number(shown) % 10).toBe(0);
      expect(people - Number(shown)).toBeLessThan(10);
    }),
  );
});

it('a new account sends twenty messages to rooms in a day, others two hundred', () =>
  expect([roomMessagesPerDay(true), roomMessagesPerDay(false)]).toEqual([20, 200]));

it('says no number under ten, and tens from there, rounded down', () => {
  expect([9, 10, 19, 20].map(roundedPeopleCountOf)).toEqual([null, 10, 10, 20]);
});
