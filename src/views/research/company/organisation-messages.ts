export const organisationMessages = {
  organisationOf: (name: string) => `Companies associated with ${name}`,
  noOrganisation: 'No associated companies are known yet.',
  compareGroup: 'Compare them side by side',
} as const;
