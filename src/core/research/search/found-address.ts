import type { Screens } from '@/core/kernel/navigation/screens';
import { THING_SCREENS } from '../company/thing-screens';
import type { SearchSection } from './search-address';
import { buildSearchAddress } from './search-address';
import type { Suggestion } from './search-results';

/** The page of what was found, and the section that it is of; null if it is of none that was asked for. */
export interface FoundPage {
  readonly href: string;
  readonly section: SearchSection | null;
}

type Found = Pick<Suggestion, 'type' | 'urlName' | 'label'>;

/** Returns the page of what was found, of the section that was asked for if it has one; a search for it if the app has no page. */
export function foundPage(screens: Screens, found: Found, section: SearchSection | null): FoundPage {
  const asked = section === null ? null : pageOfSection(screens, found, section);
  if (asked !== null) return { href: asked, section };
  return { href: pageOf(screens, found) ?? searchFor(found), section: null };
}

function pageOfSection(screens: Screens, { type, urlName }: Found, section: SearchSection): string | null {
  if (type === 'company') return screens.addressOf(THING_SCREENS[section], { urlName });
  if (type === 'designation' && section === 'salaries')
    return screens.addressOf('JobProfileSalaries', { jobProfile: urlName });
  if (type === 'designation' && section === 'interviews')
    return screens.addressOf('RoleInterviews', { jobProfile: urlName });
  if (type === 'designation' && section === 'jobs')
    return screens.addressOf('DesignationJobs', { jobProfile: urlName });
  if (type === 'skill' && section === 'interviews') return screens.addressOf('SkillInterviews', { skillUrl: urlName });
  if (type === 'skill' && section === 'jobs') return screens.addressOf('SkillJobs', { skillUrl: urlName });
  return null;
}

function pageOf(screens: Screens, { type, urlName }: Found): string | null {
  switch (type) {
    case 'company':
      return screens.addressOf('CompanyOverview', { urlName });
    case 'designation':
      return screens.addressOf('JobProfileSalaries', { jobProfile: urlName });
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

function searchFor({ type, urlName, label }: Found): string {
  if (type === 'designation') return buildSearchAddress({ jobProfile: urlName });
  return type === 'city' ? buildSearchAddress({ jobLocation: urlName }) : buildSearchAddress({ q: label });
}
