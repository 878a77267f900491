import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  listCommunities: ['200', '200', '200', '200'],
  listFollowedCommunities: ['401 not_signed_in', '200', '200', '200'],
  countNewPosts: ['401 not_signed_in', '200', '200', '200'],
  searchCommunities: ['200', '200', '200', '200'],
  listCommunityAggregate: ['200', '200', '200', '200'],
  listCommunityGroups: ['200', '200', '200', '200'],
  listCommunityItems: ['200', '200', '200', '200'],
  getCommunityPage: ['200', '200', '200', '200'],
  listTopicNames: ['200', '200', '200', '200'],
  listTopics: ['200', '200', '200', '200'],
  joinCommunity: ['401 not_signed_in', '200', '200', '200'],
  leaveCommunity: ['401 not_signed_in', '200', '200', '200'],
};
