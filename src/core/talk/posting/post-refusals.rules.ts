export const postRefusals = {
  writerRequired: 'Complete your anonymous profile and your career details to post.',
  notFound: 'This post does not exist.',
  notYours: 'You can change only your own posts.',
  profileNotYet: 'You cannot write under this profile yet. Choose another one.',
} as const;
