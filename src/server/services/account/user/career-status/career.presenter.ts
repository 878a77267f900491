import type { CareerStatus } from '@/contract/generated/user';
import type { CareerRow } from './career.queries';

export function presentCareer(career: CareerRow, email: string | null): CareerStatus {
  const verification = { verified: career.verified, source: career.verification_source };
  const job = {
    departmentId: career.department_id,
    industryId: career.industry_id,
    jobProfile: career.job_profile,
    tagId: career.tag_id,
    roleId: career.role_id,
  };
  const none = { type: career.type, working: null, student: null, unemployed: null };
  switch (career.type) {
    case 'working':
      return {
        ...none,
        working: {
          companyName: career.company_name ?? '',
          ...job,
          jobLocation: career.job_location,
          workEmail: email,
          ...verification,
        },
      };
    case 'student':
      return {
        ...none,
        student: {
          collegeName: career.college_name ?? '',
          courseId: career.course_id,
          courseName: career.course_name,
          specializationId: career.specialization_id,
          specialization: career.specialization,
          studentEmail: email,
          ...verification,
        },
      };
    case 'unemployed':
      return { ...none, unemployed: { companyName: career.company_name, ...job, workEmail: null, ...verification } };
  }
}
