import { describe, expect, it } from 'vitest';
import { opinion, role } from './shapes';

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
      expect(role(text)).toBe('is text, not a job title');
    },
  );
});

describe('opinion', () => {
  it.each([
    ['Call 98450 12345 for the real story', 'has a phone number or an address of a person'],
    ['Ask rani dot k at gmail dot com', 'has a phone number or an address of a person'],
    ['Send it to A/c 1234 5678 9012', 'has the number of an account or a document'],
    ['12 %', 'is a number'],
    ['Mail careers@acme.example, they answer within 7 days', null],
    ['Hike of 12 to 15 percent, 24 leaves, 9.5 hours a day', null],
  ])('%j: %s', (text, fault) => {
    expect(opinion(text)).toBe(fault);
  });
});
