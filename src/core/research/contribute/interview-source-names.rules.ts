import type { InterviewSource } from './interview-contribution';

export const INTERVIEW_SOURCE_NAMES: Readonly<Record<InterviewSource, string>> = {
  jobSite: 'applied on a job site',
  companySite: 'applied on the company’s site',
  referral: 'was referred',
  campus: 'applied on campus',
  recruiter: 'was approached by a recruiter',
  walkIn: 'walked in',
  other: 'applied in another way',
};
