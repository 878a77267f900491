import { aHit } from '@tests/support/search-hits';
import { describe, expect, it } from 'vitest';
import { bestHitAmong, topAnswerOf, usefulGroupsFirst, usefulHitsFirst } from './search-answer.rules';
import type { Hit } from './search-results';

const engineer = aHit({ type: 'designation', label: 'Software Engineer', salaries: 725, medianPay: 980_000 });
const architect = aHit({ type: 'designation', label: 'Software Architect' });
const engineering = aHit({ type: 'designation', label: 'Engineering Manager', salaries: 85, medianPay: 4_600_000 });
const softworks = aHit({ type: 'company', label: 'Nilavar Softworks', rating: 4, count: 15 });
const inPune = aHit({
  type: 'designation',
  label: 'Data Analyst in Pune',
  place: 'pune',
  salaries: 60,
  medianPay: 700_000,
});
const zeta = aHit({ type: 'company', label: 'Zeta', count: 2 });
const zetaAnalyst = aHit({ type: 'designation', label: 'Zeta Analyst', salaries: 20, medianPay: 500_000 });
const town = aHit({ type: 'city', label: 'Soft' });

describe('the answer to a typed text', () => {
  it.each([
    ['a role that begins so, before a company with a later word', 'soft', [softworks, architect, engineer], engineer],
    ['a role with a figure before one without, of those that begin alike', 'Software', [architect, engineer], engineer],
    ['the better known of a whole word and a beginning', 'engineer', [engineering, engineer], engineer],
    ['a later word, if nothing begins so', 'softw', [softworks], softworks],
    ['the role in the city', 'data analyst pune', [inPune, engineer], inPune],
    ['nothing, if what is called so has no figure', 'zeta', [zeta, zetaAnalyst], null],
    ['nothing but a company or a role', 'soft', [town], null],
    ['nothing of nothing', 'soft', [], null],
  ] as const)('is %s', (_, typed, hits, answer) => {
    expect(bestHitAmong(hits, typed)).toBe(answer);
  });
});

describe('the answer above all results', () => {
  const groupsOf = (...firsts: readonly Hit[]) => firsts.map((hit) => ({ type: hit.type, total: 1, items: [hit] }));
  const page = aHit({ type: 'page', label: 'Software jobs' });
  it.each([
    ['a role that begins so', 'soft', groupsOf(engineer), engineer],
    ['an exact name, whatever its separators', 'nilavar-softworks', groupsOf(softworks), softworks],
    ['nothing with a later word', 'softworks', groupsOf(softworks), null],
    ['nothing below a page', 'software', groupsOf(page, engineer), null],
    ['nothing below an exact name of another type', 'soft', groupsOf(town, engineer), null],
    ['a role above a prefix of another type', 'sof', groupsOf(town, engineer), engineer],
    ['nothing of nothing', 'soft', [], null],
  ] as const)('is %s', (_, typed, groups, answer) => {
    expect(topAnswerOf(groups, typed)).toBe(answer);
  });
});

it('puts exact names first, then figures, and keeps the order otherwise', () => {
  const trainer = aHit({ type: 'designation', label: 'Soft Skills Trainer' });
  const found = [trainer, architect, engineer, softworks].map((hit) => ({ hit, isExact: hit === architect }));
  expect(usefulHitsFirst(found).map(({ hit }) => hit)).toEqual([architect, engineer, softworks, trainer]);
});

it('puts pages first, then groups by their first result', () => {
  const groupOf = (hit: Hit, isExact = false) => ({ type: hit.type, items: [{ hit, isExact }] });
  const page = aHit({ type: 'page', label: 'Jobs' });
  const groups = [groupOf(zeta), groupOf(engineer), groupOf(town, true), groupOf(page)];
  expect(usefulGroupsFirst(groups).map(({ type }) => type)).toEqual(['page', 'city', 'designation', 'company']);
});
