import { MAX_FOLLOWED_COMMUNITIES } from './community-limits.rules';

export const communityRefusals = {
  notFound: 'This community does not exist.',
  gone: 'This community no longer exists. Choose another one.',
  chooseAnother: 'Choose another community.',
  tooMany: `You can follow ${MAX_FOLLOWED_COMMUNITIES} communities. Leave one first.`,
} as const;
