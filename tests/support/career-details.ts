export const workingDetails = {
  departmentId: 1,
  industryId: 1,
  jobProfile: 'Software Engineer',
  tagId: 0,
  roleId: null,
  jobLocation: 'Bengaluru',
} as const;

export const studentDetails = {
  courseId: 1,
  courseName: 'B.Tech',
  specializationId: 1,
  specialization: 'Computer Science',
} as const;
