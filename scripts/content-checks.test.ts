import { readFileSync } from 'node:fs';
import { withMeasuredTables } from '@tests/content-checks/checks-page';
import { EXAMPLE_SETS, outcomesOf, readExamples } from '@tests/content-checks/measure';
import { describe, expect, it } from 'vitest';

describe('the page about automatic checks', () => {
  it('has the precision and recall of today; npm run content-checks writes them', () => {
    const page = readFileSync('docs/content-checks.md', 'utf8');
    expect(page).toBe(withMeasuredTables(page));
  });

  it('measures at least 400 texts, at least two in five of each set harmless', () => {
    const sets = EXAMPLE_SETS.map(readExamples);
    expect(sets.flat().length).toBeGreaterThanOrEqual(400);
    for (const set of sets) {
      const harmless = outcomesOf(set).filter(({ example }) => example.ground === 'harmless');
      expect(harmless.length / set.length).toBeGreaterThan(0.4);
    }
  });
});
