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
 * Returns the page of a live contribution, or the form of a held or rejected review or tenure report. Returns null if
 * the user can only wait.
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
