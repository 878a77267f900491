import { aHit } from '@tests/support/search-hits';
import { describe, expect, it } from 'vitest';
import { answerAmong, usefulFirst } from './search-answer.rules';

const engineer = aHit({ type: 'designation', label: 'Software Engineer', salaries: 725, medianPay: 980_000 });
const architect = aHit({ type: 'designation', label: 'Software Architect' });
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
    ['a later word, if nothing begins so', 'softw', [softworks], softworks],
    ['the role in the city', 'data analyst pune', [inPune, engineer], inPune],
    ['nothing, if what is called so has no figure', 'zeta', [zeta, zetaAnalyst], null],
    ['nothing but a company or a role', 'soft', [town], null],
    ['nothing of nothing', 'soft', [], null],
  ] as const)('is %s', (_, typed, hits, answer) => {
    expect(answerAmong(hits, typed)).toBe(answer);
  });
});

it('puts exact names first, then figures, and keeps the order otherwise', () => {
  const trainer = aHit({ type: 'designation', label: 'Soft Skills Trainer' });
  const inOrder = usefulFirst(
    [trainer, architect, engineer, softworks],
    (hit) => hit,
    ({ label }) => label === 'Software Architect',
  );
  expect(inOrder).toEqual([architect, engineer, softworks, trainer]);
});
