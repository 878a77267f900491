import type { RoutedScreenName } from './screens';

/** Title and description of a page, with `{brand}` and, on pages about one thing, `{name}` to be filled in. */
export interface PageTexts {
  readonly title: string;
  readonly description: string;
}

/** What each screen is called in the window's title and in search results. */
export const pageTitles: Readonly<Record<RoutedScreenName, PageTexts>> = {
  HomeScreen: {
    title: '{brand}: reviews, salaries and straight talk about work in India',
    description:
      'Read what people at work in India say about their companies, their pay and their interviews, and talk openly without being found out.',
  },
  Rewards: { title: 'Rewards · {brand}', description: 'What your contributions have earned you.' },
  Communities: {
    title: 'Communities · {brand}',
    description: 'Talk with people in your company, your department and about the topics you care for.',
  },
  CompaniesList: {
    title: 'Companies in India · {brand}',
    description:
      'Companies in India with their ratings, salaries, interviews and benefits, told by the people who work there.',
  },
  Reviews: {
    title: 'Company reviews · {brand}',
    description: 'Reviews of companies in India by the people who work there.',
  },
  Compare: {
    title: 'Compare companies · {brand}',
    description: 'Ratings, pay and benefits of companies side by side.',
  },
  Salaries: {
    title: 'Salaries in India · {brand}',
    description: 'What companies in India pay, by role, experience and city.',
  },
  TakeHomeCalculator: {
    title: 'Take-home salary calculator · {brand}',
    description: 'What reaches your account each month from your yearly package.',
  },
  GratuityCalculator: {
    title: 'Gratuity calculator · {brand}',
    description: 'The gratuity that your years of service earn.',
  },
  HraCalculator: {
    title: 'HRA calculator · {brand}',
    description: 'How much of your house rent allowance is free of tax.',
  },
  SalaryHikeCalculator: {
    title: 'Salary hike calculator · {brand}',
    description: 'What a raise means in rupees and in per cent.',
  },
  Interviews: {
    title: 'Interview questions · {brand}',
    description: 'Interview questions and stories, by company and role.',
  },
  Colleges: {
    title: 'Colleges · {brand}',
    description: 'Where the people of each college work and how they got there.',
  },
  PaidFairly: {
    title: 'Are you paid fairly? · {brand}',
    description: 'Compare your pay with that of people like you.',
  },
  Jobs: { title: 'Jobs · {brand}', description: 'Open jobs at companies whose people you can hear first.' },
  Preferences: { title: 'Preferences · {brand}', description: 'What you want to hear about, and how.' },
  Awards2022: {
    title: 'Employee choice awards 2022 · {brand}',
    description: 'The companies that their own people rated best in 2022.',
  },
  Awards: {
    title: 'Employee choice awards 2026 · {brand}',
    description: 'The companies that their own people rate best.',
  },
  Profile: { title: 'Your profile · {brand}', description: 'Who you are here, and what others see of it.' },
  Settings: { title: 'Settings · {brand}', description: 'Your account and how you use it.' },
  Terms: {
    title: 'Terms and policies · {brand}',
    description: 'The rules of the house, and what happens with your data.',
  },
  ManageAccount: { title: 'Manage account · {brand}', description: 'Deactivate or delete your account.' },
  NeedHelp: { title: 'Need help · {brand}', description: 'Answers, and how to reach us.' },
  Messages: { title: 'Messages · {brand}', description: 'Your conversations.' },
  Session: { title: 'Your session · {brand}', description: 'Whether you are signed in, and the way out.' },
  CommunityListing: { title: '{name} · {brand}', description: 'What people at work in India say about {name}.' },
  DepartmentListing: { title: '{name} · {brand}', description: 'What people who work in {name} talk about.' },
  CompanyPosts: { title: '{name} discussions · {brand}', description: 'What people at {name} talk about.' },
  Design: { title: 'Design system · {brand}', description: 'Every component in every state.' },
  Post: { title: '{name} · {brand}', description: 'A discussion on {brand}.' },
};

/** The texts of the not-found page. */
export const notFoundTitles: PageTexts = {
  title: 'Page not found · {brand}',
  description: 'There is no page at this address.',
};
