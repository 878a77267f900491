export const REACHABLE = 'Leave out email addresses and phone numbers: they say who you are.';
