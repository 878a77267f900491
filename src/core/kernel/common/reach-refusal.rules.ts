export const REACHABLE = 'Leave out email addresses and phone numbers: they show who you are.';
