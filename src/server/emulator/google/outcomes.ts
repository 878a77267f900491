const outcomes = {
  success: 'It works',
  access_denied: 'I refuse access',
  popup_closed: 'The window is closed without an answer',
  popup_failed_to_open: 'The browser blocks the window',
  expired: 'The token has expired',
  other_audience: 'The token was made for another site',
  forged: 'The token is forged',
  unsigned: 'The token is not signed',
  other_nonce: 'The token was made for another sign-in',
  third_party_cookies: 'The browser blocks third-party cookies',
  never: 'The window never answers',
} as const;

export type Outcome = keyof typeof outcomes;

export function outcomesOf(responseType: 'token' | 'id_token'): Readonly<Partial<Record<Outcome, string>>> {
  if (responseType === 'id_token') return outcomes;
  const { unsigned: _unsigned, other_nonce: _nonce, ...rest } = outcomes;
  return rest;
}

export function outcomeOf(value: string): Outcome | null {
  return isOutcome(value) ? value : null;
}

function isOutcome(value: string): value is Outcome {
  return Object.hasOwn(outcomes, value);
}
