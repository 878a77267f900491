export const companyRefusals = {
  notFound: 'There is no company at this address.',
  officeNotFound: 'The company has no office at this address.',
  notNamed: 'No company has this address. Look for it by its name.',
  jobProfileNotNamed: 'No job profile has this address. Look for it by its name.',
} as const;
