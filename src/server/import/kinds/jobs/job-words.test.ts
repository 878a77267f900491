import { describe, expect, it } from 'vitest';
import { UnreadableText } from '@/server/import/columns/unreadable';
import { employmentOf, readExperience, readLink, readWorkMode, workModeOf } from './job-words';

describe('the experience that an opening asks for', () => {
  it.each([
    ['2-5 Yrs', [2, 5]],
    ['0 - 1 years', [0, 1]],
    ['3+ years', [3, 60]],
    ['minimum 10 years', [10, 60]],
    ['Fresher or 1+ years', [0, 60]],
    ['up to 2 years', [0, 2]],
    ['less than 1 year', [0, 1]],
    ['Fresher - 2 yrs', [0, 2]],
    ['5-Mar', [3, 5]],
    ['3-May', [3, 5]],
    ['Dec-10', [10, 12]],
    ['6 months', [0, 1]],
    ['6 months - 2 years', [0, 2]],
    ['6-18 months', [0, 2]],
    ['18 months to 3 yrs', [1, 3]],
    ['2 years 6 months', [2, 3]],
    ['1 year - 18 months', [1, 2]],
    ['Fresher', [0, 0]],
    ['4', [4, 4]],
    ['2.5 to 4 yrs', [2, 4]],
    ['2y 6m', [2, 3]],
    ['6m', [0, 1]],
    ['> 5 years', [5, 60]],
    ['over 5 years', [5, 60]],
    ['10 plus years', [10, 60]],
    ['५ वर्ष', [5, 5]],
    ['५ महीने', [0, 1]],
    ['Entry level', [0, 0]],
  ])('%s is %j years', (text, years) => {
    expect(readExperience(text)).toEqual(years);
  });

  it.each(['many years', '9 to 2 years', '1, 2 or 3', '99 years', '3 years, 5 days a week', '10 days', '-3'])(
    '%s is none',
    (text) => {
      expect(readExperience(text)).toBeInstanceOf(UnreadableText);
    },
  );
});

it.each([
  ['Full Time, Permanent', 'fulltime'],
  ['Part-time', 'parttime'],
  ['Contract', 'contractual'],
  ['Marketing Internship', 'intern'],
  ['Freelance/Homebased', 'freelancer'],
  ['International Sales', null],
])('%s is of the type %s', (text, type) => {
  expect(employmentOf(text)).toBe(type);
});

it.each([
  [['Bengaluru (Hybrid)'], 'hybrid'],
  [['Remote'], 'remote'],
  [['Pune', 'Analyst, work from home'], 'remote'],
  [['Pune', 'On-site'], 'office'],
  [['Anywhere'], 'remote'],
  [['Work from anywhere in India'], 'remote'],
  [['Anywhere in India'], null],
  [['Pune'], null],
])('%j is %s', (texts, mode) => {
  expect(workModeOf(texts)).toBe(mode);
});

it.each([
  ['True', 'remote'],
  ['1.0', 'remote'],
  ['no', null],
  ['On-site', 'office'],
])('under "remote" or "work type" %s is %s', (text, mode) => {
  expect(readWorkMode(text)).toBe(mode);
});

it.each(['javascript:alert(1)', 'ftp://files.example/x', 'https://me:secret@jobs.example/', 'jobs.example'])(
  '%s is not an address at which one applies',
  (text) => {
    expect(readLink(text)).toBeInstanceOf(UnreadableText);
  },
);

it('keeps an address of the web', () => {
  expect(readLink('https://jobs.example/1?x=2')).toBe('https://jobs.example/1?x=2');
});
