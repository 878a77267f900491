export const versionMessages = {
  erased: 'Earlier versions removed.',
  notErased: 'Couldn’t remove the earlier versions.',
} as const;

export const versionOutcomes = { erased: 'the earlier versions were removed' } as const;
