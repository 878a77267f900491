import { describe, expect, it } from 'vitest';
import { listedTopics } from './listed-topics.rules';

type Counts = Readonly<Record<string, number>>;

const topics = (counts: Counts) => Object.entries(counts).map(([value, count]) => ({ value, count }));

describe('the topics of a company', () => {
  it.each<[string, Counts, Counts, string[], string[], string[]]>([
    ['one side alone', { pay: 9 }, {}, ['pay'], [], []],
    ['fewer than five', { pay: 4 }, { food: 4 }, [], [], []],
    ['more likes', { shifts: 45 }, { shifts: 20 }, ['shifts'], [], []],
    ['more dislikes', { shifts: 20 }, { shifts: 45 }, [], ['shifts'], []],
    ['no more than by chance', { shifts: 45 }, { shifts: 29 }, [], [], ['shifts']],
    ['equal', { pay: 12 }, { pay: 12 }, [], [], ['pay']],
    ['few on the other side', { pay: 6 }, { pay: 4 }, ['pay'], [], []],
    ['two that each have a side', { pay: 50, food: 8 }, { food: 40, pay: 9 }, ['pay'], ['food'], []],
    ['the next topic moves up', { pay: 30, food: 8 }, { pay: 28, leave: 7 }, ['food'], ['leave'], ['pay']],
    ['most said first', { pay: 8, food: 20 }, { food: 18, pay: 8 }, [], [], ['food', 'pay']],
  ])('are on one side each: %s', (_case, likes, dislikes, liked, disliked, divided) => {
    const listed = listedTopics({ liked: topics(likes), disliked: topics(dislikes) });
    expect(listed.liked.map(({ value }) => value)).toEqual(liked);
    expect(listed.disliked.map(({ value }) => value)).toEqual(disliked);
    expect(listed.divided.map(({ value }) => value)).toEqual(divided);
  });

  it('are five at most on a side, and two that divide people', () => {
    const many = topics({ a: 5, b: 6, c: 7, d: 8, e: 9, f: 10 });
    expect(listedTopics({ liked: many, disliked: [] }).liked.map(({ value }) => value)).toEqual([...'fedcb']);
    expect(listedTopics({ liked: many, disliked: many }).divided.map(({ value }) => value)).toEqual([...'fe']);
  });
});
