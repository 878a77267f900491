import { domainOf } from './communities';
import type { DemoCompany, DemoDepartment, KnownLife } from './demo-data';
import { colleges, companies, courses, departments, industries, locations } from './demo-data';
import type { DemoCareer } from './person';
import type { Random } from './random';

const nothing: DemoCareer = {
  type: 'unemployed',
  companyName: null,
  collegeName: null,
  departmentId: null,
  industryId: null,
  jobProfile: null,
  jobLocation: null,
  courseId: null,
  courseName: null,
  specializationId: null,
  specialization: null,
  verifiedBy: null,
};

export const departmentsOf: ReadonlyMap<string, readonly DemoDepartment[]> = new Map(
  industries.map(({ name, family }) => [
    name,
    departments.flatMap((department) => department.families.filter((one) => one === family).map(() => department)),
  ]),
);

export function careerOf(life: KnownLife, address: string): DemoCareer {
  if (life.type === 'student') {
    const course = found(courses, ({ name }) => name === life.course);
    return studies(life.college, course, life.specialization, null);
  }
  const company = found(companies, ({ name }) => name === life.company);
  const department = found(departments, ({ profiles }) => profiles.includes(life.profile));
  const verifiedBy = life.isVerified ? `${address}@${domainOf(company.name)}` : null;
  return job(life.type, company, department, life.profile, life.city, verifiedBy);
}

export function drawCareer(random: Random, number: number, address: string): DemoCareer {
  const kind = random.next();
  if (kind < 0.16) {
    const course = random.pick(courses);
    const college = random.pick(colleges);
    const verifiedBy = random.chance(0.3) ? `${address}@${domainOf(college)}` : null;
    return studies(college, course, random.pick(course.specializations), verifiedBy);
  }
  const company = found(companies, (_one, index) => index === number % companies.length);
  const department = random.pick(departmentsOf.get(company.industry) ?? departments);
  const profile = random.pick(department.profiles);
  const city = random.chance(0.6) ? company.city : random.pick(locations.slice(0, 24));
  if (kind < 0.26) return job('unemployed', company, department, profile, city, null);
  return job(
    'working',
    company,
    department,
    profile,
    city,
    random.chance(0.4) ? `${address}@${domainOf(company.name)}` : null,
  );
}

function job(
  type: 'working' | 'unemployed',
  company: DemoCompany,
  department: DemoDepartment,
  jobProfile: string,
  city: string,
  verifiedBy: string | null,
): DemoCareer {
  return {
    ...nothing,
    type,
    companyName: company.name,
    departmentId: departments.indexOf(department) + 1,
    industryId: industries.findIndex(({ name }) => name === company.industry) + 1,
    jobProfile,
    jobLocation: type === 'working' ? city : null,
    verifiedBy,
  };
}

function studies(
  collegeName: string,
  course: (typeof courses)[number],
  specialization: string,
  verifiedBy: string | null,
): DemoCareer {
  const place = courses.indexOf(course);
  return {
    ...nothing,
    type: 'student',
    collegeName,
    courseId: place + 1,
    courseName: course.name,
    specializationId: specializationId(place, course.specializations.indexOf(specialization)),
    specialization,
    verifiedBy,
  };
}

export function specializationId(course: number, place: number): number {
  return courses.slice(0, course).reduce((sum, { specializations }) => sum + specializations.length, 0) + place + 1;
}

function found<T>(list: readonly T[], matches: (item: T, index: number) => boolean): T {
  const item = list.find(matches);
  if (item === undefined) throw new Error('The demo data names something that is not in its lists.');
  return item;
}
