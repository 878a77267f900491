export const officeMessages = {
  headquartersMark: 'Headquarters',
  allOffices: 'All offices',
  noAddress: 'Address not known',
  officeSize: (label: string) => `${label} people`,
} as const;
