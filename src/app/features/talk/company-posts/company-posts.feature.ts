import type { Feature } from '@/app/feature';
import { companyPostsScreen, companyQuestionsScreen } from './company-posts.screen';

export const feature: Feature = {
  screens: { CompanyPosts: () => companyPostsScreen, CompanyQuestions: () => companyQuestionsScreen },
};
