import { describe, expect, it } from 'vitest';
import { buildStudentDetails, buildUnemployedDetails, buildWorkingDetails } from './career-details';
import { emptyCareerStatus } from './career-status';

const working = {
  ...emptyCareerStatus.working,
  companyName: 'Vaayuna Technologies',
  departmentId: 3,
  industryId: 7,
  jobProfile: ' Software Engineer ',
  jobLocation: 'Bengaluru',
};
const student = {
  ...emptyCareerStatus.student,
  collegeName: 'Kaveri Institute of Technology',
  courseId: 5,
  courseName: 'B.Tech',
  specializationId: 12,
  specialization: 'Computer Science',
};
const unemployed = {
  ...emptyCareerStatus.unemployed,
  companyName: 'Vaayuna',
  departmentId: 3,
  industryId: 7,
  jobProfile: 'Clerk',
};

describe('career details', () => {
  it('of a working user are the job and its place', () => {
    expect(buildWorkingDetails(working)).toEqual({
      ok: true,
      value: {
        departmentId: 3,
        industryId: 7,
        jobProfile: 'Software Engineer',
        tagId: 0,
        roleId: null,
        jobLocation: 'Bengaluru',
      },
    });
    expect(buildWorkingDetails({ ...working, jobLocation: ' ' })).toMatchObject({ value: { jobLocation: null } });
  });

  it('of an unemployed user are the last job, without a place', () => {
    const details = buildUnemployedDetails(unemployed);
    expect(details).toEqual({
      ok: true,
      value: { departmentId: 3, industryId: 7, jobProfile: 'Clerk', tagId: 0, roleId: null },
    });
    expect(buildUnemployedDetails(emptyCareerStatus.unemployed)).toEqual({
      ok: true,
      value: { departmentId: null, industryId: null, jobProfile: null, tagId: 0, roleId: null },
    });
  });

  it('of a student may name a course and a specialization that no list has', () => {
    const typed = { courseId: null, specializationId: null, specialization: 'Kite physics' };
    expect(buildStudentDetails({ ...student, ...typed })).toEqual({
      ok: true,
      value: { ...typed, courseName: 'B.Tech' },
    });
  });

  it('of a student are course and specialization', () => {
    expect(buildStudentDetails(student)).toEqual({
      ok: true,
      value: { courseId: 5, courseName: 'B.Tech', specializationId: 12, specialization: 'Computer Science' },
    });
  });

  it('[VA-CAREER-COURSEID] send a course id only above 0', () => {
    expect(buildStudentDetails({ ...student, courseId: 5 })).toMatchObject({ value: { courseId: 5 } });
    for (const courseId of [0, -1, null]) {
      expect(buildStudentDetails({ ...student, courseId })).toMatchObject({ value: { courseId: null } });
    }
  });

  it('[VA-CAREER-TAGID] send tag 0 where there is none', () => {
    const { tagId: _tagId, ...withoutTag } = working;
    expect(buildWorkingDetails(withoutTag)).toMatchObject({ value: { tagId: 0 } });
    expect(buildWorkingDetails({ ...working, tagId: 9 })).toMatchObject({ value: { tagId: 9 } });
  });

  it('[VA-CAREER-ROLEID] send role null where there is none', () => {
    const { roleId: _roleId, ...withoutRole } = working;
    expect(buildWorkingDetails(withoutRole)).toMatchObject({ value: { roleId: null } });
    expect(buildWorkingDetails({ ...working, roleId: 4 })).toMatchObject({ value: { roleId: 4 } });
  });

  it('say what is missing, field by field', () => {
    const nothing = buildWorkingDetails(emptyCareerStatus.working);
    expect(nothing.ok ? {} : Object.keys(nothing.failure).sort()).toEqual(['departmentId', 'industryId', 'jobProfile']);
    const halfStudent = buildStudentDetails({ ...student, specialization: ' ' });
    expect(halfStudent.ok ? {} : Object.keys(halfStudent.failure)).toEqual(['specialization']);
    const hadJob = buildUnemployedDetails({ ...unemployed, departmentId: null, jobProfile: '' });
    expect(hadJob.ok ? {} : Object.keys(hadJob.failure).sort()).toEqual(['departmentId', 'jobProfile']);
    expect(buildWorkingDetails({ ...working, jobLocation: 'x'.repeat(151) })).toMatchObject({
      failure: { jobLocation: expect.stringMatching(/150/) },
    });
  });
});
