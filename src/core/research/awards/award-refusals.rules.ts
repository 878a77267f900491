export const awardRefusals = {
  listUnknown: 'There is no such list. Choose an edition and a category.',
  companyUnknown: 'There is no such company.',
} as const;
