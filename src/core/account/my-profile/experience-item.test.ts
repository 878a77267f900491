import { expect, it } from 'vitest';
import { educationItem, workExperienceItem } from './experience-item';

it('[EN-EXP-ITEM] is built from a job, and from studies', () => {
  expect(
    workExperienceItem({ companyName: 'Vaayuna', jobProfile: 'Software Engineer', location: null, logo: 'vaayuna' }),
  ).toEqual({
    title: 'Software Engineer',
    subtitle: 'Vaayuna',
    logo: '/alpha/company/photos/logos/vaayuna.jpg',
  });
  const withPlace = { companyName: 'Vaayuna', jobProfile: 'Intern', location: 'Pune', logo: null };
  expect(workExperienceItem(withPlace)).toEqual({ title: 'Intern', subtitle: 'Vaayuna, Pune', logo: null });
  const studies = {
    courseName: 'B.Tech',
    specialization: 'Computer Science',
    collegeName: 'Kaveri Institute',
    logo: 'kaveri',
  };
  expect(educationItem(studies)).toEqual({
    title: 'B.Tech, Computer Science',
    subtitle: 'Kaveri Institute',
    logo: '/alpha/colleges/photos/logos/kaveri.jpg',
  });
  expect(educationItem({ ...studies, specialization: null, logo: null })).toMatchObject({
    title: 'B.Tech',
    logo: null,
  });
});
