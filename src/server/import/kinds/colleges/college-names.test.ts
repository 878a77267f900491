import { expect, it } from 'vitest';
import { collegeSpellingsOf } from './college-names';

it.each([
  ['IIT Madras', 'Chennai', ['Indian Institute of Technology Madras']],
  ['Indian Institute of Technology, Madras', 'Chennai', ['Indian Institute of Technology Madras']],
  ['The Ochre College, Pune', 'Pune', ['Ochre College, Pune', 'Ochre College Pune', 'Ochre College']],
  ['Ochre College', null, []],
])('%s in %s is written in other ways: %j', (name, city, others) => {
  expect(collegeSpellingsOf(name, city)).toEqual(others);
});
