import { DESKTOP } from './navigation';

/**
 * Further screens of a section, in addition to those that its links lead to. A company's pages belong to the section of
 * companies.
 */
const MORE_SCREENS: Readonly<Record<string, readonly string[]>> = {
  HomeScreen: [],
  Communities: ['CommunityListing', 'DepartmentListing', 'Post'],
  CompaniesList: [
    'ClaimCompany',
    'CorrectEntry',
    'EmployerPage',
    'CompanyOverview',
    'CompanyOrganisation',
    'CompanyLocations',
    'CompanyOffice',
    'CompanyReviews',
    'CompanySalaries',
    'CompanyInterviews',
    'CompanyRoleInterviews',
    'TopQuestions',
    'RoleTopQuestions',
    'CompanyBenefits',
    'CompanyTenure',
    'Answer',
    'CompanyJobs',
    'CompanyPhotos',
    'CompanyPosts',
    'CompanyQuestions',
    // A college's page shows the employers near it and those of its former students.
    'College',
  ],
  Salaries: ['JobProfileSalaries', 'Calculators', 'ExitPack'],
  Interviews: ['RoleInterviews', 'HrInterviews', 'SkillInterviews', 'InterviewQuestion', 'Answers'],
  Jobs: ['Job', 'JobCheck', 'DesignationJobs', 'SkillJobs'],
  Awards: ['Awards2022', 'Awards2024', 'Awards2025', 'AwardsList', 'AwardsQualifier'],
};

const SECTIONS: ReadonlyMap<string, string> = new Map(
  DESKTOP.flatMap(({ screen: section, subLinks }) =>
    [section, ...subLinks.map(({ screen }) => screen), ...(MORE_SCREENS[section] ?? [])].map(
      (screen) => [screen, section] as const,
    ),
  ),
);

/** Returns null for the user's own pages, forms and pages about the product. */
export function sectionOf(screen: string): string | null {
  return SECTIONS.get(screen) ?? null;
}
