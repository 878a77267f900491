import { expect, it } from 'vitest';
import { usualDepartment } from '@/core/account/career-status/usual-department.rules';
import { departments } from './demo-data';

const groups = [{ name: 'All', items: departments.map(({ name }, id) => ({ id, name })) }];

it.each(departments.map(({ name, profiles }, id) => ({ name, profiles, id })))(
  'titles of $name fill in that department, and no title fills in another one',
  ({ profiles, id }) => {
    const filled = profiles.map((title) => usualDepartment(title, groups)).filter((found) => found !== null);
    expect(new Set(filled)).toEqual(new Set([id]));
  },
);
