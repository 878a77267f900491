import { describe, expect, it } from 'vitest';
import { usualDepartment } from './usual-department.rules';

const departments = [
  {
    name: 'Technology',
    items: [
      { id: 3, name: 'Engineering - Software & QA' },
      { id: 8, name: 'Information Security' },
    ],
  },
  { name: 'Business', items: [{ id: 4, name: 'Human Resources' }] },
];

describe('the department of a job title', () => {
  it.each([
    ['Backend Engineer', 3],
    ['  backend   ENGINEER ', 3],
    ['Senior Backend Engineer', 3],
    ['Software Engineer II', 3],
    ['Full-Stack Developer', 3],
    ['Sr. Recruiter', 4],
    ['Security Engineer', 8],
  ])('%s has one', (title, id) => {
    expect(usualDepartment(title, departments)).toBe(id);
  });

  it.each([
    ['a title of several departments', 'Business Analyst'],
    ['a grade alone', 'Lead'],
    ['a longer title', 'Backend Engineer Trainer'],
    ['an empty title', ''],
    ['a department that the catalogue lacks', 'Branch Manager'],
  ])('%s has none', (_, title) => {
    expect(usualDepartment(title, departments)).toBeNull();
  });
});
