import type { Screens } from '../navigation/screens';
import { buildSearchAddress } from './search-address';
import type { Suggestion } from './search-results';

/** Returns the address of what was found: its page, or a search for it where the app has none. */
export function foundAddress(
  screens: Screens,
  { type, urlName, label }: Pick<Suggestion, 'type' | 'urlName' | 'label'>,
): string {
  return pageOf(screens, type, urlName) ?? searchFor(type, urlName, label);
}

function pageOf(screens: Screens, type: Suggestion['type'], urlName: string): string | null {
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

function searchFor(type: Suggestion['type'], urlName: string, label: string): string {
  if (type === 'designation') return buildSearchAddress({ jobProfile: urlName });
  return type === 'city' ? buildSearchAddress({ jobLocation: urlName }) : buildSearchAddress({ q: label });
}
