import { describe, expect, it } from 'vitest';
import { titleIn } from './job-profiles';

describe('titleIn', () => {
  it.each([
    ['Sr. Software Engineer', 'Senior Software Engineer'],
    ['SR.SOFTWARE ENGINEER', 'Senior Software Engineer'],
    ['Jr Java Developer', 'Junior Java Developer'],
    ['Asst. Mgr', 'Assistant Manager'],
    ['Sde2', 'SDE 2'],
    ['SDE2', 'SDE 2'],
    ['Sde - Ii', 'SDE - 2'],
    ['Software Engineer III', 'Software Engineer 3'],
    ['Executive Assistant to CEO', 'Executive Assistant to CEO'],
    ['Swe-3', 'SWE-3'],
    ['Ios App Developer', 'iOS App Developer'],
    ['Senior IOS Developer', 'Senior iOS Developer'],
    ['DB2 Administrator', 'DB2 Administrator'],
    ['Node.js Developer', 'Node.js Developer'],
    ['Senior Java Developer', 'Senior Java Developer'],
  ])('writes %j as %j', (text, title) => {
    expect(titleIn(text)).toBe(title);
  });
});
