import type { Key } from '@/core/kernel/common/key';
import type { BenefitsAnswers, BenefitsField } from '@/core/research/contribute/benefits-form';
import type { InterviewAnswers, InterviewField } from '@/core/research/contribute/interview-form';
import type { PhotosAnswers, PhotosField } from '@/core/research/contribute/photos-form';
import type { ReviewAnswers, ReviewField } from '@/core/research/contribute/review-form';
import type { SalaryAnswers, SalaryField } from '@/core/research/contribute/salary-form';
import type { TenureFormField, TenureValues } from '@/core/research/contribute/tenure-form';
import type { ContributionStore } from './contribution.store';
import type { NearCompaniesStore } from './near-companies.store';
import type { NextStepStore } from './next-step.store';
import type { OwnCompanyStore } from './own-company.store';
import type { PhotoUploadsStore } from './photo-uploads.store';
import type { PromptsStore } from './prompts.store';
import type { SimilarContributionsStore } from './similar-contributions.store';

export const NextStepKey: Key<NextStepStore> = Symbol('contribute/NextStepStore');
export const SimilarReviewsKey: Key<SimilarContributionsStore> = Symbol('contribute/SimilarReviews');
export const SimilarInterviewsKey: Key<SimilarContributionsStore> = Symbol('contribute/SimilarInterviews');
export const SimilarBenefitsKey: Key<SimilarContributionsStore> = Symbol('contribute/SimilarBenefits');
export const NearCompaniesKey: Key<NearCompaniesStore> = Symbol('contribute/NearCompanies');
export const OwnCompanyKey: Key<OwnCompanyStore> = Symbol('contribute/OwnCompany');
export const PromptsKey: Key<PromptsStore> = Symbol('contribute/Prompts');
export const ReviewFormKey: Key<ContributionStore<ReviewAnswers, ReviewField>> = Symbol('contribute/ReviewForm');
export const BenefitsFormKey: Key<ContributionStore<BenefitsAnswers, BenefitsField>> =
  Symbol('contribute/BenefitsForm');
export const SalaryFormKey: Key<ContributionStore<SalaryAnswers, SalaryField>> = Symbol('contribute/SalaryForm');
export const InterviewFormKey: Key<ContributionStore<InterviewAnswers, InterviewField>> =
  Symbol('contribute/InterviewForm');
export const TenureFormKey: Key<ContributionStore<TenureValues, TenureFormField>> = Symbol('contribute/TenureForm');
export const PhotosFormKey: Key<ContributionStore<PhotosAnswers, PhotosField>> = Symbol('contribute/PhotosForm');
export const PhotoUploadsKey: Key<PhotoUploadsStore> = Symbol('contribute/PhotoUploads');
