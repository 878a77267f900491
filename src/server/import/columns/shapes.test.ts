import { describe, expect, it } from 'vitest';
import { role } from './shapes';

describe('role', () => {
  it.each([
    'Sr. Data Scientist',
    'Engineer/ Sr. Engineer AI/ML',
    'Asst. Vice President',
    'Dy. General Manager (Projects)',
    'Senior Analyst ? Data Science',
    'Urgent Hiring ! Machine Learning Engineer : Pune',
    'Node.js Developer',
  ])('takes %j', (title) => {
    expect(role(title)).toBeNull();
  });

  it.each(['Good pay. Bad boss', 'Nice people! Long hours', 'The work is with senior. People are kind'])(
    'does not take %j, which is a text',
    (text) => {
      expect(role(text)).toBe('is a text, and no job title');
    },
  );
});
