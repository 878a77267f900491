import '@/views/research/interviews/interviews.css';
import type { Feature } from '@/app/feature';
import { interviewsAdapters, interviewsModule } from './interviews.module';

const companyInterviews = async () =>
  (await import(/* webpackChunkName: "CompanyInterviews" */ './company-interviews.screen')).companyInterviewsScreen;
const topQuestions = async () =>
  (await import(/* webpackChunkName: "TopQuestions" */ './top-questions.screen')).topQuestionsScreen;

export const feature: Feature = {
  module: interviewsModule,
  adapters: interviewsAdapters,
  screens: {
    Interviews: async () => (await import(/* webpackChunkName: "Interviews" */ './interviews.screen')).interviewsScreen,
    CompanyInterviews: companyInterviews,
    CompanyRoleInterviews: companyInterviews,
    TopQuestions: topQuestions,
    RoleTopQuestions: topQuestions,
    RoleInterviews: async () =>
      (await import(/* webpackChunkName: "RoleInterviews" */ './role-interviews.screen')).roleInterviewsScreen,
    HrInterviews: async () =>
      (await import(/* webpackChunkName: "HrInterviews" */ './hr-questions.screen')).hrQuestionsScreen,
    SkillInterviews: async () => (await import(/* webpackChunkName: "SkillInterviews" */ './skill.screen')).skillScreen,
  },
};
