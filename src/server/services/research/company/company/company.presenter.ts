import type { Company, CompanyCounts } from '@/contract/generated/company';
import { meanRatingOf } from '@/core/kernel/figures/figures.rules';
import { earnedBadgesOf } from '@/core/research/company/company-badges.rules';
import type { CompanyRow } from './company.queries';

export function presentCompany(row: CompanyRow): Company {
  return {
    companyId: row.id,
    urlName: row.slug,
    companyName: row.name,
    industry: row.industry,
    about: row.about,
    logo: row.logo,
    coverPhoto: row.cover_photo,
    rating: meanRatingOf(row.rating_total, row.reviews),
    reviewsCount: row.reviews,
    newestReview: row.newest_review,
    followersCount: row.followers,
    photosCount: row.photos,
    relationsCount: row.relations,
    isClaimed: row.claimed_in !== null,
    claimedIn: row.claimed_in,
    invited: row.invited,
    infoTags: [...row.info_tags],
    badges: earnedBadgesOf(row.followers, row.ahead),
    hq: row.headquarters,
    indianEmployeeCount: row.indian_employees,
    globalEmployeeCount: row.global_employees,
    socialLinks: [...row.social_media],
    officeLocations: [...row.offices],
    foundedYear: row.founded_year,
    counts: presentCounts(row),
    isFollowed: row.is_followed,
  };
}

export function presentCounts(row: CompanyRow): CompanyCounts {
  return {
    totalReviews: row.reviews,
    totalSalaries: row.salaries,
    totalInterviews: row.interviews,
    questionsCount: row.questions,
    benefitsCount: row.benefits,
    totalReviewsWithBenefits: row.reviews_with_benefits,
    photosCount: row.photos,
    jobsLive: row.jobs,
    postsCount: row.posts,
  };
}
