import type { Key } from '@/core/kernel/common/key';
import type { CompanyReviewsStore } from './company-reviews.store';
import type { HelpfulStore } from './helpful.store';
import type { LatestReviewsStore } from './latest-reviews.store';
import type { OwnReviewStore } from './own-review.store';

export const CompanyReviewsKey: Key<CompanyReviewsStore> = Symbol('reviews/CompanyReviewsStore');
export const LatestReviewsKey: Key<LatestReviewsStore> = Symbol('reviews/LatestReviewsStore');
export const HelpfulKey: Key<HelpfulStore> = Symbol('reviews/HelpfulStore');
export const OwnReviewKey: Key<OwnReviewStore> = Symbol('reviews/OwnReviewStore');
