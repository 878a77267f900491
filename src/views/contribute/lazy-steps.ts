import { lazy } from 'react';

// Later steps of a form show them: their code and style, such as those of the cards, come with their step.
export const BenefitsPreview = lazy(() =>
  import(/* webpackChunkName: "later-steps" */ './benefits-preview').then(({ BenefitsPreview: View }) => ({
    default: View,
  })),
);
export const InterviewPreview = lazy(() =>
  import(/* webpackChunkName: "later-steps" */ './interview-preview').then(({ InterviewPreview: View }) => ({
    default: View,
  })),
);
export const PhotosPreview = lazy(() =>
  import(/* webpackChunkName: "later-steps" */ './photos-preview').then(({ PhotosPreview: View }) => ({
    default: View,
  })),
);
export const RatingField = lazy(() =>
  import(/* webpackChunkName: "later-steps" */ './rating-field').then(({ RatingField: View }) => ({ default: View })),
);
export const ReviewPreview = lazy(() =>
  import(/* webpackChunkName: "later-steps" */ './review-preview').then(({ ReviewPreview: View }) => ({
    default: View,
  })),
);
export const SalaryCheck = lazy(() =>
  import(/* webpackChunkName: "later-steps" */ './salary-check').then(({ SalaryCheck: View }) => ({ default: View })),
);
