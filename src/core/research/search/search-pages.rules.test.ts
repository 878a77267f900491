import { expect, it } from 'vitest';
import { withVAndWSwapped } from '@/core/kernel/common/other-v.rules';
import { cityPagesFor, searchPageFor } from './search-pages.rules';
import { toEnglishWords, withJoinedInitials } from './search-words.rules';

it.each([
  ['Jobs for freshers', 'jobs-for-freshers'],
  ['freshers jobs', 'jobs-for-freshers'],
  ['b.tech', 'jobs-for-freshers'],
  ['B.Tech. jobs', 'jobs-for-freshers'],
  ['BTech', 'jobs-for-freshers'],
  ['B.Com', 'jobs-for-freshers'],
  ['WFH', 'remote-jobs'],
  ['naukri', 'jobs'],
  ['नौकरी', 'jobs'],
  ['in-hand salary', 'take-home-calculator'],
  ['fake offer letter', 'job-check'],
  ['Fraud', 'job-check'],
  ['who sees my name?', 'who-can-see-what'],
  ['jobs near me', 'jobs'],
  ['12 LPA in hand', 'take-home-calculator'],
  ['what is my in hand for 8.5 lakh', 'take-home-calculator'],
  ['sarkari naukri', 'jobs'],
  ['top companies', 'companies'],
  ['who can see my review', 'who-can-see-what'],
  ['12 LPA', undefined],
  ['software engineer salary', undefined],
  ['', undefined],
])('%s asks for the page %s', (typed, page) => {
  expect(searchPageFor(toEnglishWords(typed))?.key).toBe(page);
});

it.each([
  ['Jobs near Lucknow', ['jobs lucknow']],
  ['fresher jobs in navi mumbai', ['jobs-for-freshers navi mumbai']],
  ['lucknow vacancies', ['jobs lucknow']],
  ['salary lucknow', []],
  ['top companies in bangalore', ['companies bangalore']],
  ['lucknow', []],
])('%s may ask for openings in a city', (typed, wanted) => {
  expect(cityPagesFor(typed).map(({ page, city }) => `${page.key} ${city}`)).toEqual(wanted);
});

it('writes out short forms', () => {
  expect(['Sr. software engineer', 's/w engineer', 'asst mgr'].map(toEnglishWords)).toEqual([
    'senior software engineer',
    'software engineer',
    'assistant manager',
  ]);
});

it.each(['constructor', '__proto__', 'hasOwnProperty'])('keeps the word %s', (typed) => {
  expect(toEnglishWords(typed)).toBe(typed);
});

it('joins initials, and nothing else', () => {
  expect(['h r', 'j k cement', 'b tech', 'qa engineer', 'a'].map(withJoinedInitials)).toEqual([
    'hr',
    'jk cement',
    'b tech',
    'qa engineer',
    'a',
  ]);
});

it('takes v and w for each other', () => {
  expect([withVAndWSwapped('wayuna'), withVAndWSwapped('pune')]).toEqual(['vayuna', null]);
});
