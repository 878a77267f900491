import { describe, expect, it } from 'vitest';
import { companyInFileName } from './company-in-file-name';

describe('the company of a file', () => {
  it.each([
    ['/data/infosys_reviews_2024.csv', 'Infosys'],
    ['glassdoor_10k_companies.csv', null],
    ['TATA-Motors.employee-reviews.json', 'TATA Motors'],
    ['ochre_interviews.jsonl.gz', 'Ochre'],
    ['tcs-reviews (1).csv', 'TCS'],
    ['Loom House profiles.csv', 'Loom House'],
    ['train.csv', null],
    ['final_combined_reviews_v2.csv', null],
  ])('%s is %j', (path, name) => expect(companyInFileName(path)).toBe(name));
});
