import type { Screen } from '@/app/feature';
import { collegePath, collegeStructuredData } from '@/core/research/colleges/college-structured-data';
import { CollegeKey } from '@/stores/research/colleges/keys';
import { CollegeScreen } from '@/views/research/colleges/college-screen';

export const collegeScreen: Screen = {
  View: CollegeScreen,
  load: (container, { collegeUrl = '' }) => container.get(CollegeKey).open(collegeUrl),
  canonical: (container) => {
    const { college } = container.get(CollegeKey);
    return college === null ? null : collegePath(college.urlName);
  },
  page: (container) => {
    const { college } = container.get(CollegeKey);
    if (college === null) return null;
    const { name, city, state } = college;
    const place = [city, state].filter((part) => part !== null).join(', ');
    return {
      title: `${name}: employers and jobs nearby · {brand}`,
      description: `${name}${place === '' ? '' : ` in ${place}`}: companies and open jobs in its city, and what there is to read about first jobs.`,
      structured: collegeStructuredData(college),
    };
  },
};
