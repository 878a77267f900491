import type { Feature } from '@/app/feature';
import { companyPostsScreen, companyQuestionsScreen } from './company-posts.screen';

/** The discussions of a company, as one of its tabs, and the questions among them. */
export const feature: Feature = {
  screens: { CompanyPosts: () => companyPostsScreen, CompanyQuestions: () => companyQuestionsScreen },
};
