import { describe, expect, it } from 'vitest';
import { createScreens } from '@/core/kernel/navigation/screens';
import { designationTabsOf } from './designation-tabs';
import { skillTabsOf } from './skill-tabs';

const screens = createScreens({
  JobProfileSalaries: '/profile/{jobProfile}-salary',
  RoleInterviews: '/profiles/{jobProfile}/interview-questions',
  DesignationJobs: '/jobs/{jobProfile}-jobs-prf',
  SkillInterviews: '/skills/{skillUrl}-interview-questions',
  SkillJobs: '/jobs/{skillUrl}-jobs-ski',
});

describe('the tabs', () => {
  it.each([
    [{ interviews: 0, jobs: 5 }, ['Jobs']],
    [{ interviews: 5, jobs: 0 }, ['Interviews']],
    [{ interviews: 5, jobs: 5 }, ['Interviews', 'Jobs']],
  ])('[CP-SKILL-TAB-ZERO] of a skill with %j are %j', (counts, labels) => {
    expect(skillTabsOf(screens, 'sql', counts).map(({ label }) => label)).toEqual(labels);
  });

  it('of a designation are Salaries, Interviews and Jobs', () => {
    expect(designationTabsOf(screens, 'nurse').map(({ label, href }) => [label, href])).toEqual([
      ['Salaries', '/profile/nurse-salary'],
      ['Interviews', '/profiles/nurse/interview-questions'],
      ['Jobs', '/jobs/nurse-jobs-prf'],
    ]);
  });

  it('leave out what the app lacks', () => {
    expect(designationTabsOf(createScreens({}), 'nurse')).toEqual([]);
    expect(skillTabsOf(createScreens({}), 'sql', { interviews: 5, jobs: 5 })).toEqual([]);
  });
});
