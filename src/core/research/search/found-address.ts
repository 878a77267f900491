import type { QueryPair } from '@/core/kernel/common/address';
import { withQuery } from '@/core/kernel/common/address';
import type { Screens } from '@/core/kernel/navigation/screens';
import { withSalaryFilter } from '@/core/research/salaries/salary-address';
import { COUNT_SCREENS } from '../company/count-screens';
import type { SearchSection } from './search-address';
import { buildSearchAddress } from './search-address';
import type { SearchPage } from './search-pages.rules';
import type { Hit } from './search-results';

export interface HitPage {
  readonly href: string;
  readonly section: SearchSection | null;
}

type Found = Pick<Hit, 'type' | 'urlName' | 'label' | 'place'>;

const PAGE_SCREENS: Readonly<Record<SearchPage, readonly [screen: string, query?: QueryPair]>> = {
  jobs: ['Jobs'],
  'jobs-for-freshers': ['Jobs', ['experience', 'fresher']],
  'remote-jobs': ['Jobs', ['location', 'work-from-home']],
  internships: ['Jobs', ['employment', 'intern']],
  salaries: ['Salaries'],
  interviews: ['Interviews'],
  'take-home-calculator': ['TakeHomeCalculator'],
  'hike-calculator': ['SalaryHikeCalculator'],
  'hra-calculator': ['HraCalculator'],
  'gratuity-calculator': ['GratuityCalculator'],
  'exit-pack': ['ExitPack'],
  companies: ['CompaniesList'],
  awards: ['Awards'],
  compare: ['Compare'],
  'job-check': ['JobCheck'],
  'paid-fairly': ['PaidFairly'],
  'who-can-see-what': ['WhoCanSeeWhat'],
};

export function pageOfHit(screens: Screens, found: Found, section: SearchSection | null): HitPage {
  const asked = section === null ? null : pageOfSection(screens, found, section);
  if (asked !== null) return { href: asked, section };
  return { href: pageOf(screens, found) ?? searchFor(found), section: null };
}

function pageOfSection(screens: Screens, found: Found, section: SearchSection): string | null {
  const { type, urlName } = found;
  if (type === 'company') return screens.addressOf(COUNT_SCREENS[section], { urlName });
  if (type === 'designation' && section === 'salaries') return salariesOf(screens, found);
  if (type === 'designation' && section === 'interviews')
    return screens.addressOf('RoleInterviews', { jobProfile: urlName });
  if (type === 'designation' && section === 'jobs')
    return screens.addressOf('DesignationJobs', { jobProfile: urlName });
  if (type === 'skill' && section === 'interviews') return screens.addressOf('SkillInterviews', { skillUrl: urlName });
  if (type === 'skill' && section === 'jobs') return screens.addressOf('SkillJobs', { skillUrl: urlName });
  return null;
}

function salariesOf(screens: Screens, { urlName, place }: Found): string | null {
  const path = screens.addressOf('JobProfileSalaries', { jobProfile: urlName });
  return path === null || place === null ? path : withSalaryFilter(path, 'location', place);
}

function pageOf(screens: Screens, found: Found): string | null {
  const { type, urlName, place } = found;
  switch (type) {
    case 'page':
      return pageAddress(screens, urlName, place);
    case 'company':
      return screens.addressOf('CompanyOverview', { urlName });
    case 'designation':
      return salariesOf(screens, found);
    case 'skill':
      return screens.addressOf('SkillInterviews', { skillUrl: urlName });
    case 'city':
      return null;
    case 'college':
      return screens.addressOf('College', { collegeUrl: urlName });
    case 'topic':
      return screens.addressOf('CommunityListing', { communityUrl: urlName });
    case 'department':
      return screens.addressOf('DepartmentListing', { communityUrl: urlName });
    case 'post':
      return screens.addressOf('Post', { postId: urlName });
  }
}

/** Returns the page's address, or the address of a search for the name if this app lacks the page. */
function pageAddress(screens: Screens, key: string, place: string | null): string | null {
  const [screen, query] = Object.entries(PAGE_SCREENS).find(([one]) => one === key)?.[1] ?? [null];
  const path = screen === null ? null : screens.pathOf(screen);
  if (path === null) return null;
  return withQuery(path, [
    ...(place === null ? [] : [[key === 'companies' ? 'city' : 'location', place] as const]),
    ...(query === undefined ? [] : [query]),
  ]);
}

function searchFor({ type, urlName, label }: Found): string {
  if (type === 'designation') return buildSearchAddress({ jobProfile: urlName });
  return type === 'city' ? buildSearchAddress({ jobLocation: urlName }) : buildSearchAddress({ q: label });
}
