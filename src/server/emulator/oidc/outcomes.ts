export const outcomes = {
  success: 'It works',
  access_denied: 'I refuse access',
  closed: 'The window is closed without an answer',
  never: 'The window never answers',
  expired: 'The token has expired',
  other_audience: 'The token was made for another site',
  other_nonce: 'The token was made for another sign-in',
  forged: 'The token is forged',
  unsigned: 'The token is not signed',
  server_error: 'The provider has a fault',
} as const;
