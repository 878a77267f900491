import { withQuery } from '@/core/kernel/common/address';
import type { Screens } from '@/core/kernel/navigation/screens';
import { contributionAddress } from '@/core/research/contribute/contribution-address';
import type { OwnContribution, OwnContributionKind } from './own-contribution';

const PAGES: Readonly<Record<OwnContributionKind, string>> = {
  review: 'CompanyReviews',
  salary: 'CompanySalaries',
  interview: 'CompanyInterviews',
  benefits: 'CompanyBenefits',
  photo: 'CompanyPhotos',
  tenure: 'CompanyTenure',
  company: 'CompanyOverview',
};

/**
 * Returns the address that a contribution leads to: a live one to the page that shows it, a review that is held or was sent back to its form, where it
 * is changed and sent again; a report of joining and leaving, which no page shows alone, to the form that changes it; null if there is nothing to do but wait.
 */
export function contributionLink(
  screens: Screens,
  {
    id,
    kind,
    status,
    showsAt,
    companyUrlName,
  }: Pick<OwnContribution, 'id' | 'kind' | 'status' | 'showsAt' | 'companyUrlName'>,
): string | null {
  if (kind === 'tenure') return tenureAddress(screens, id, companyUrlName);
  if (status !== 'LIVE') {
    return kind === 'review' ? contributionAddress(screens, kind, { company: companyUrlName }) : null;
  }
  if (showsAt !== null && kind !== 'review') return null;
  const page = screens.addressOf(PAGES[kind], { urlName: companyUrlName });
  return page === null || kind !== 'review' ? page : `${page}?review=${id}`;
}

function tenureAddress(screens: Screens, reportId: string, company: string): string | null {
  const form = contributionAddress(screens, 'tenure', { company });
  return form === null ? null : withQuery(form, [['report', reportId]]);
}
