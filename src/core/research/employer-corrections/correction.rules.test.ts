import { describe, expect, it } from 'vitest';
import { factOf, MAX_CORRECTED_FACT_LENGTH, MAX_SOURCE_LENGTH, sourceOf } from './correction.rules';

const domain = 'vaayuna.example';

describe('a fact of an entry', () => {
  it.each([
    ['WEBSITE', 'https://www.Vaayuna.example/in', 'https://www.vaayuna.example/in'],
    ['WEBSITE', ' vaayuna.example ', 'https://vaayuna.example'],
    ['CAREER_SITE', 'jobs.vaayuna.example?lang=en', 'https://jobs.vaayuna.example?lang=en'],
    ['HEADQUARTERS', '  New   Delhi ', 'New Delhi'],
    ['HEADQUARTERS', 'पुणे', 'पुणे'],
    ['EMPLOYEES_WORLDWIDE', '5k-10k', '5k-10k'],
  ] as const)('%s is stored from %j as %j', (field, typed, stored) => {
    expect(factOf(field, typed, domain)).toBe(stored);
  });

  it.each([
    ['WEBSITE', 'https://vaayuna.example.evil.example'],
    ['WEBSITE', 'https://notvaayuna.example'],
    ['WEBSITE', 'https://vaayuna.example@evil.example'],
    ['WEBSITE', 'https://vaayuna.example:8443/'],
    ['WEBSITE', 'http://vaayuna.example'],
    ['WEBSITE', 'javascript:alert(1)//vaayuna.example'],
    ['WEBSITE', 'https://vaayuna.example/\u202Egnp'],
    ['WEBSITE', `https://vaayuna.example/${'a'.repeat(MAX_CORRECTED_FACT_LENGTH)}`],
    ['CAREER_SITE', 'https://jobs.example'],
    ['CAREER_SITE', ''],
    ['HEADQUARTERS', ''],
    ['HEADQUARTERS', '<b>Pune</b>'],
    ['HEADQUARTERS', 'Pune 411001'],
    ['HEADQUARTERS', `P${'u'.repeat(100)}`],
    ['EMPLOYEES_WORLDWIDE', '7000'],
    ['EMPLOYEES_WORLDWIDE', ' 5k-10k'],
  ] as const)('%s is not stored from %j', (field, typed) => {
    expect(factOf(field, typed, domain)).toBeNull();
  });
});

describe('a source', () => {
  it.each([
    ['https://News.example/2026/11#top', 'https://news.example/2026/11#top'],
    ['www.mca.gov.in', 'https://www.mca.gov.in'],
  ])('%j is stored as %j', (typed, stored) => expect(sourceOf(typed)).toBe(stored));

  it.each([
    'http://news.example',
    'https://localhost/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://server.internal/x',
    'https://user:pass@news.example/',
    'https://news.example:8080/',
    'data:text/html,x',
    'our annual report',
    `https://news.example/${'a'.repeat(MAX_SOURCE_LENGTH)}`,
  ])('%j is none', (typed) => expect(sourceOf(typed)).toBeNull());
});
