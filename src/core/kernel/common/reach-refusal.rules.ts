/** The sentence about a text under which others could reach its user; it stands beside a pseudonym or a title. */
export const REACHABLE = 'Leave out email addresses and phone numbers: they say who you are.';
