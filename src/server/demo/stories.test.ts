import { describe, expect, it } from 'vitest';
import { monthOf } from './calendar';
import { demoAccounts } from './demo-accounts';
import { departments } from './demo-data';
import type { DemoPost } from './demo-post';
import { drawPeople } from './people';
import { writePosts } from './posts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
/** Names of months, but not the verb "may". */
const MONTH_WORDS = new RegExp(
  `\\b(${MONTHS.filter((month) => month !== 'May').join('|')})\\b|(?<=\\b(?:in|by|of|since|until|from|till) )(May)\\b`,
  'g',
);
const FESTIVALS: Readonly<Record<string, readonly number[]>> = {
  'till Diwali': [8, 9, 10, 11],
  'before Diwali': [8, 9, 10, 11],
  बारिश: [6, 7, 8, 9],
  'Appraisal letters are out': [4, 5, 6, 7],
};
const OWN_WORK: readonly (readonly [RegExp, RegExp])[] = [
  [/production engineer wants|shop floor|assembly line/, /Production|Quality|Energy/],
  [
    /\b(?:on-call|pull request|code review|deploy|sprint|release train|staging)\b/i,
    /Software|Data|Product Management|Infrastructure|Security|Hardware/,
  ],
  [/Doctor to|years in a hospital/, /Healthcare/],
  [/Journalist to|newsrooms/, /Content/],
  [/HR here:/, /Human Resources/],
];
const people = drawPeople(1);

function first500(now: number): readonly DemoPost[] {
  const posts: DemoPost[] = [];
  for (const post of writePosts(people, 1, now)) if (posts.push(post) === 500) break;
  return posts;
}

const now = Date.UTC(2026, 10, 20, 6);
const posts = first500(now);
const said = ({ title, content, comments }: DemoPost) => [
  title ?? '',
  content,
  ...comments.map((comment) => comment.content),
];
const departmentOf = ({ author }: DemoPost) => departments[(author.career?.departmentId ?? 0) - 1]?.name ?? '';

function shinglesOf({ title, content }: DemoPost): ReadonlySet<string> {
  const words = `${title} ${content}`
    .toLowerCase()
    .replaceAll(/[\d.,₹]+/g, '#')
    .split(/[^\p{L}\p{M}#]+/u)
    .filter(Boolean);
  return new Set(words.map((_word, place) => words.slice(place, place + 4).join(' ')));
}

describe('the first 500 posts', () => {
  it('tell no story twice', () => {
    expect(new Set(posts.map(({ template }) => template)).size).toBe(500);
    const titles = posts.flatMap(({ title }) =>
      title === null ? [] : [title.toLowerCase().replaceAll(/[\d,.]+/g, '#')],
    );
    expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([]);
    const seen = posts.map((post) => ({ post, shingles: shinglesOf(post) }));
    const alike = seen.flatMap(({ post, shingles }, place) =>
      seen.slice(place + 1).flatMap((other) => {
        const shared = [...shingles].filter((shingle) => other.shingles.has(shingle)).length;
        return shared > 0.25 * Math.min(shingles.size, other.shingles.size)
          ? [[post.title ?? post.content, other.post.title]]
          : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  it('have one author each who can tell them, and give nobody two lives', () => {
    const accounts = new Set(people.slice(0, demoAccounts.length));
    const counts = new Map<unknown, number>();
    for (const post of posts) {
      counts.set(post.author, (counts.get(post.author) ?? 0) + 1);
      for (const [words, work] of OWN_WORK) {
        if (words.test(`${post.title} ${post.content}`))
          expect([post.title, departmentOf(post)]).toEqual([post.title, expect.stringMatching(work)]);
      }
      if (post.community.type === 'department') expect(departmentOf(post)).toBe(post.community.name);
      for (const { author } of post.comments) expect(accounts.has(author)).toBe(false);
    }
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(4);
    const lives = new Map<unknown, Set<string>>();
    for (const { author, community } of posts) {
      if (community.type === 'topic' && !accounts.has(author))
        lives.set(author, (lives.get(author) ?? new Set()).add(community.slug));
    }
    const chapters = [
      ['notice-period', 'offer-room'],
      ['career-switch'],
      ['women-who-ship'],
      ['managers-and-leads'],
      ['layoff-watch'],
      ['freshers-2027'],
    ];
    for (const life of lives.values()) {
      expect(chapters.filter((chapter) => chapter.some((slug) => life.has(slug))).length).toBeLessThanOrEqual(1);
    }
  });

  it('and all others group their rupees as in India and finish their sentences about age', () => {
    for (const post of writePosts(people, 1, now)) {
      for (const text of said(post)) expect(text).not.toMatch(/₹\d{4,}|\b\d+ old\b/);
    }
  });
});

it.each(MONTHS.map((month, index) => [month, Date.UTC(2026, index, 12, 6)] as const))(
  'loaded in %s, months and events fit the day of each post',
  (_month, moment) => {
    for (const post of first500(moment).slice(0, 200)) {
      const written = monthOf(moment - post.age);
      for (const text of said(post)) {
        for (const [word] of text.matchAll(MONTH_WORDS)) {
          const distance = ((MONTHS.indexOf(word) + 1 - written + 18) % 12) - 6;
          expect([text, written, Math.abs(distance) <= 3]).toEqual([text, written, true]);
        }
        for (const [words, months] of Object.entries(FESTIVALS)) {
          if (text.includes(words)) expect([text, months.includes(written)]).toEqual([text, true]);
        }
      }
    }
  },
);
