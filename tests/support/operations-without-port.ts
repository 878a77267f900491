export const OPERATIONS_WITHOUT_PORT: readonly string[] = [
  'getOffer',
  'listMyOfferPicks',
  'findVotes',
  'getPageDetails',
  'getPageName',
  'introspectSession',
  'listMyPollVotes',
  'selectPseudoProfile',
];
