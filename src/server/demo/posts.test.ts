import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { communities } from './communities';
import type { DemoPost } from './demo-post';
import { drawPeople } from './people';
import { Placeholders } from './placeholders';
import { departmentTemplatesOf, postBankOf } from './post-banks';
import { writePosts } from './posts';
import { Random } from './random';

const people = drawPeople(1);
const now = Date.UTC(2026, 10, 20, 6);
const posts = [...writePosts(people, 1, now)];
const comments = posts.flatMap((post) => post.comments);

const digestOf = (list: readonly DemoPost[]): string => {
  const hash = createHash('sha256');
  for (const { template, author, ...post } of list) hash.update(JSON.stringify({ ...post, by: author.userId }));
  return hash.digest('hex');
};

describe('writePosts', () => {
  it('writes 2,000 posts per scale, newest first, over two years', () => {
    expect(posts).toHaveLength(2_000);
    const ages = posts.map(({ age }) => age);
    expect(ages).toEqual([...ages].sort((one, other) => one - other));
    expect(ages[0]).toBeLessThan(15 * 60_000);
    expect(ages.at(-1)).toBeGreaterThan(700 * 86_400_000);
    expect(ages.at(-1)).toBeLessThan(731 * 86_400_000);
  });

  it('writes the same posts in every run', () => {
    expect(digestOf([...writePosts(drawPeople(1), 1, now)])).toBe(digestOf(posts));
  });

  it('scales by a parameter, one post at a time', () => {
    const threefold = drawPeople(3);
    let count = 0;
    for (const _post of writePosts(threefold, 3, now)) count += 1;
    expect(count).toBe(6_000);
  });

  it('lets no two posts that are near each other be alike, in the feed or in a community', () => {
    const lastInFeed = new Map<unknown, number>();
    const inCommunity = new Map<unknown, unknown[]>();
    for (const [place, { template, community, author, content }] of posts.entries()) {
      for (const [thing, distance] of [
        [template, 20],
        [content, 20],
        [author, 4],
      ] as const) {
        expect(place - (lastInFeed.get(thing) ?? Number.NEGATIVE_INFINITY)).toBeGreaterThan(distance);
        lastInFeed.set(thing, place);
      }
      const before = inCommunity.get(community) ?? [];
      expect(before.slice(-4)).not.toContain(template);
      inCommunity.set(community, [...before, template]);
    }
  });

  it('draws on at least 150 different texts and 120 different comments', () => {
    expect(new Set(posts.map(({ template }) => template)).size).toBeGreaterThanOrEqual(150);
    expect(new Set(comments.map(({ content }) => content)).size).toBeGreaterThanOrEqual(120);
    expect(comments.length).toBeGreaterThan(5_000);
    expect(comments.length).toBeLessThan(9_000);
  });

  it('writes into every community', () => {
    expect(new Set(posts.map(({ community }) => community)).size).toBe(communities.length);
  });

  it('keeps every text within the contract, whatever its placeholders are filled with', () => {
    for (const { title, content } of posts) {
      expect(title === null || (title.trim() !== '' && title.length <= 150)).toBe(true);
      expect(content.trim()).not.toBe('');
      expect(content.length).toBeLessThanOrEqual(10_000);
      expect(`${title} ${content}`).not.toMatch(/[{}]|undefined|NaN/);
    }
    for (const { content } of comments) expect(content).not.toMatch(/[{}]|undefined|NaN|^\s*$/);
  });

  it('can fill every placeholder of every template and every comment', () => {
    const known = Object.fromEntries(
      [
        'mine',
        'mineslug',
        'site',
        'company',
        'company2',
        'company3',
        'city',
        'city2',
        'role',
        'arole',
        'lately',
        'soon',
        'festival',
        'holiday',
      ].map((name) => [name, name]),
    );
    const own = communities.map((community) => ({
      templates: departmentTemplatesOf(community),
      replies: postBankOf(community).replies,
    }));
    for (const bank of [...new Set(communities.map(postBankOf)), ...own]) {
      for (const { title, text, replies } of bank.templates) {
        const placeholders = new Placeholders(new Random(text), known);
        for (const part of [title ?? '', text, ...replies, ...bank.replies])
          expect(placeholders.fill(part)).not.toMatch(/[{}]/);
      }
    }
  });

  it('lets different people vote, view and comment, never the author, and nobody after the load', () => {
    for (const { author, upvoters, downvoters, viewers, comments: answers, age } of posts) {
      const voters = [...upvoters, ...downvoters];
      expect(new Set(voters).size).toBe(voters.length);
      expect(new Set(viewers).size).toBe(viewers.length);
      expect(viewers).not.toContain(author);
      expect(voters.every((voter) => viewers.includes(voter) && voter.isReader)).toBe(true);
      expect(new Set(answers.map((answer) => answer.author)).size).toBe(answers.length);
      for (const answer of answers) {
        expect(answer.author).not.toBe(author);
        expect(answer.age).toBeGreaterThan(0);
        expect(answer.age).toBeLessThanOrEqual(age);
      }
    }
  });

  it('says something in Hindi, something with a link and something with an address', () => {
    const texts = posts.map(({ content }) => content);
    expect(texts.some((text) => /[\u0900-\u097F]{4}/.test(text))).toBe(true);
    expect(texts.some((text) => /\]\(\/discussions\/[a-z-]+\)/.test(text))).toBe(true);
    expect(texts.some((text) => /https:\/\/[a-z.]+\.example/.test(text))).toBe(true);
  });
});
