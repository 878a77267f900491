import { expect, it } from 'vitest';
import { companyInterviewsPath, questionPath, topQuestionsPath } from './interview-path';

it('leads to companies, designations, top questions and questions', () => {
  expect(companyInterviewsPath('acme')).toBe('/interviews/acme-interview-questions');
  expect(companyInterviewsPath('acme', 'nurse')).toBe('/interviews/acme-interview-questions/nurse');
  expect(topQuestionsPath('acme')).toBe('/interviews/acme-interview-questions/top-questions');
  expect(topQuestionsPath('acme', 'nurse')).toBe('/interviews/acme-interview-questions/nurse/top-questions');
  expect(questionPath('a b')).toBe('/interviews/question/a%20b');
});
