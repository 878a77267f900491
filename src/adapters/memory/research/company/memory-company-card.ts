import { meanRatingOf } from '@/core/kernel/figures/figures.rules';
import type { CompanyCard } from '@/core/research/company/company-card';
import type { MemoryCompany } from './company-records';

export function ratingOf({ figures: { reviews, ratingTotal } }: MemoryCompany): number | null {
  return meanRatingOf(ratingTotal, reviews);
}

export function companyCard(company: MemoryCompany): CompanyCard {
  const { figures } = company;
  return {
    companyId: company.companyId,
    urlName: company.urlName,
    companyName: company.companyName,
    industry: company.industry,
    hq: company.hq,
    officesCount: company.offices.length,
    employees: company.indianEmployeeCount,
    logo: null,
    rating: ratingOf(company),
    reviewsCount: figures.reviews,
    newestReview: figures.newestReview,
    salariesCount: figures.salaries,
    medianPay: figures.medianPay,
    balanceRating: figures.balanceRating,
    balanceCount: figures.balanceCount,
    jobsCount: figures.jobs,
  };
}
