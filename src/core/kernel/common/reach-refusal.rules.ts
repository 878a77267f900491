export const CONTACT_DETAILS_REFUSAL = 'Leave out email addresses and phone numbers: they show who you are.';
