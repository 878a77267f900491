export const windowOutcomes = {
  LOGIN_WITH_NAUKRI_SUCCESSFUL: 'It works',
  CONSENT_NOT_SIGNED: 'I do not sign the consent',
  ERROR: 'The portal has a fault',
  POPUP_CLOSED_UNEXPECTEDLY: 'The window is closed without an answer',
  never: 'The window never answers',
  expired: 'The token has expired',
  other_audience: 'The token was made for another site',
  forged: 'The token is forged',
  unsigned: 'The token is not signed',
  UNHEARD_OF: 'A message that nobody knows',
} as const;

export const oneTapOutcomes = {
  TOKEN_GENERATED: 'It works',
  NO_USER_FOUND: 'The portal knows nobody here',
  YOLO_COOLDOWN: 'It was closed too often',
  FRAME_CLOSED: 'The card goes away',
  ERROR: 'The portal has a fault',
  never: 'The card never answers',
  forged: 'The token is forged',
  UNHEARD_OF: 'A message that nobody knows',
} as const;
