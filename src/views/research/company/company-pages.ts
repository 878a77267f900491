/** The pages of a company that other screens lead to. */
export const companyPages = [
  { screen: 'CompanyOverview', label: 'Overview' },
  { screen: 'CompanyReviews', label: 'Reviews' },
  { screen: 'CompanySalaries', label: 'Salaries' },
  { screen: 'CompanyInterviews', label: 'Interviews' },
] as const;
