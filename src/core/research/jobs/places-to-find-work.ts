import type { CareerType } from '@/core/account/career-status/career-status';
import { withQuery } from '@/core/kernel/common/address';
import type { NavigationLink } from '@/core/kernel/navigation/navigation';
import { linksTo } from '@/core/kernel/navigation/navigation';
import type { Screens } from '@/core/kernel/navigation/screens';

const FOR_STUDENTS = [
  { screen: 'Jobs', label: 'Jobs for freshers', filter: ['experience', 'fresher'] },
  { screen: 'Jobs', label: 'Internships', filter: ['employment', 'intern'] },
] as const;

const FOR_BOTH = [
  { screen: 'Interviews', label: 'What interviews are like' },
  { screen: 'JobCheck', label: 'Is this job real?' },
];

/**
 * Returns links for students and other people without a job. Students get jobs for freshers and internships. Other
 * users get an empty list.
 */
export function jobSearchLinks(career: CareerType | undefined, screens: Screens): readonly NavigationLink[] {
  if (career === undefined || career === 'working') return [];
  const jobs =
    career === 'student'
      ? FOR_STUDENTS.flatMap(({ filter, ...link }) =>
          linksTo([link], screens).map((place) => ({ ...place, href: withQuery(place.href, [filter]) })),
        )
      : linksTo([{ screen: 'Jobs', label: 'Jobs' }], screens);
  return [...jobs, ...linksTo(FOR_BOTH, screens)];
}
