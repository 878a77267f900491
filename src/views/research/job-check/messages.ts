import type { WarningSignKind } from '@/core/research/job-check/message-check';

interface SignTexts {
  readonly found: string;
  readonly meaning: string;
  readonly name: string;
}

const signs: Readonly<Record<WarningSignKind, SignTexts>> = {
  money: {
    found: 'It asks you for money',
    meaning:
      'A real employer doesn’t charge for an application, an interview, training, a laptop, documents or a visa. “Refundable” changes nothing. Don’t pay.',
    name: 'a fee or a deposit',
  },
  payTo: {
    found: 'It says where to send money',
    meaning: 'A UPI ID, QR code or account number has no place in a job offer. Don’t pay and don’t scan.',
    name: 'a UPI ID, QR code or account to pay to',
  },
  secrets: {
    found: 'It asks for a code, a card or control of your phone',
    meaning: 'An OTP, PIN, CVV or screen-sharing app opens your bank account. Don’t share one and install nothing.',
    name: 'an OTP, PIN or card',
  },
  lookAlike: {
    found: 'An address imitates a company’s',
    meaning: 'It differs from the company’s addresses that we know. Type the company’s address yourself.',
    name: 'an imitated address',
  },
  disguisedLink: {
    found: 'A link leads elsewhere than it says',
    meaning: 'Don’t open it. Type the company’s address yourself.',
    name: 'a link that leads elsewhere',
  },
  paidTasks: {
    found: 'It offers money for likes, reviews or small tasks',
    meaning: 'The first tasks are paid, then you must deposit money to get yours back. Stop before the first deposit.',
    name: 'paid likes or tasks',
  },
  mule: {
    found: 'It wants your account, your SIM or your home for others',
    meaning:
      'People who ask you to pass on money or parcels are hiding a crime, and the police will come to you. Never lend an account.',
    name: 'the use of your account',
  },
  falsePapers: {
    found: 'It offers a back-door job or false papers, or wants secrecy',
    meaning: 'An employer ends the job when it finds out, even years later. A real offer is never a secret.',
    name: 'a back-door job or false papers',
  },
  heldPapers: {
    found: 'It wants your originals, your passport or a blank signature',
    meaning:
      'Show originals, hand over copies. Nobody may keep your passport, and a blank signature can become any contract.',
    name: 'originals to hand over',
  },
  amountDue: {
    found: 'It mentions an amount that you would pay',
    meaning: 'Public exams and colleges take fees on their own sites. A genuine employer takes none.',
    name: 'an amount to pay',
  },
  threat: {
    found: 'It threatens you',
    meaning: 'Police and courts don’t write by chat or free mail for a company. Don’t pay out of fear.',
    name: 'a threat',
  },
  freeMail: {
    found: 'The address is at a free mail provider',
    meaning: 'Anyone can open one under any name. Companies write from their own domain.',
    name: 'a free mail address',
  },
  otherDomain: {
    found: 'No address in it belongs to the company it names',
    meaning: 'A consultancy may write for a company. Ask the company itself through its careers page.',
    name: 'an address that doesn’t fit the company',
  },
  jobWordDomain: {
    found: 'A domain is made of words such as “careers” or “hr”',
    meaning: 'Anyone can register one. Companies put their careers page on their own domain.',
    name: 'a domain made of job words',
  },
  unknownDomain: {
    found: 'We don’t know its domain',
    meaning:
      'It may be a small company or a consultancy. Look for its office, its people and its age before you answer.',
    name: 'an unknown domain',
  },
  oddLink: {
    found: 'A link hides where it leads',
    meaning:
      'Short links, forms that anyone can make and unusual domain endings hide who gets your data. Don’t fill in anything there.',
    name: 'a short or unusual link',
  },
  chat: {
    found: 'It moves you to WhatsApp or Telegram',
    meaning: 'Some recruiters chat too. An offer, an interview or a payment that happens only there is a warning.',
    name: 'a chat instead of an office',
  },
  foreignNumber: {
    found: 'A phone number is not Indian',
    meaning: 'Numbers of other countries are rented by the hour. Call the company’s switchboard instead.',
    name: 'a foreign number',
  },
  tooEasy: {
    found: 'It promises much for little',
    meaning: 'Scammers promise jobs without an interview, or daily pay for work from home.',
    name: 'a job without effort',
  },
  urgency: {
    found: 'It hurries you',
    meaning: 'A real offer can wait until you have checked it. Take a day.',
    name: 'pressure to hurry',
  },
  bankData: {
    found: 'It asks for bank details',
    meaning: 'An employer needs your account number for your salary, after you have signed and met people.',
    name: 'bank details',
  },
  documents: {
    found: 'It asks for identity documents',
    meaning: 'Aadhaar and PAN are needed after an offer, not before. Mask the first eight digits of Aadhaar.',
    name: 'identity documents',
  },
  noCompany: {
    found: 'It has no address of a company',
    meaning: 'It names no company email address and no company site, so you can’t tell who is behind it.',
    name: 'a missing company address',
  },
};

export const messages = {
  title: 'Is this job real?',
  findWork: 'Find work',
  lead: 'Paste what you got: an email, a chat message, a number, a link or an offer letter. It is checked on this device. Nothing is sent or stored.',
  field: 'The message',
  // With "résumé" below it loads every late font with the page, so that none loads while the user
  // types.
  hint: 'English, हिन्दी or Hinglish. Include the sender’s address, and amounts in ₹, if there are any.',
  missing: 'Paste or type a message first.',
  tooLong: 'This is too long to check. Paste the part that matters, up to 20,000 characters.',
  tryExample: 'Fill in an example',
  example:
    'Dear candidate, you are selected as Data Entry Operator, work from home, ₹35,000 a month. Pay a refundable registration fee of ₹1,999 by UPI today to confirm your seat. HR team, WhatsApp 00000 00000',
  check: 'Check the message',
  clear: 'Clear',
  back: 'Jobs',
  signs,
  dontPay: 'Don’t pay. A real employer takes no money for a job.',
  dontShare: 'Don’t share codes or cards, and install nothing.',
  stop: 'Stop. Don’t answer before you have asked the company itself.',
  lookInto: { one: '{count} sign to look into', other: '{count} signs to look into' },
  noneFound: 'We found no warning signs. That doesn’t make the job real.',
  noneFoundText: 'Scammers change their wording. Look for the job on the company’s own careers page before you reply.',
  onlyCommon: 'Honest messages have these signs too, but that doesn’t make this job real.',
  found: 'Signs we found',
  common: 'Also found in many honest messages',
  notFound: 'Signs we did not find',
  notFoundText: (names: string) => `We looked for these too: ${names}. Their absence proves nothing.`,
  knownOf: (name: string, domains: string) => `What we know of ${name}: ${domains}`,
  lacksDomains: 'The list of company domains did not load, so no address was compared with it.',
  next: 'What to do now',
  steps: [
    'Pay nothing, and send no documents, codes or bank details.',
    'Find the company’s careers page yourself, not through the message, and look for the opening there.',
    'Call the company’s office at the number on its own site, and ask for the person who wrote.',
  ],
  ifPaid: 'If you have paid or shared a code, call 1930 now',
  report: 'Where to report',
  call: 'Call 1930',
  callHint: 'National helpline for cyber fraud. If you have paid, call now: the first hours matter.',
  portal: 'Report at cybercrime.gov.in',
  portalHint: 'Keep the chat, the numbers and the payment receipt; don’t delete anything.',
  company: 'Tell the company',
  companyHint: 'Its careers page says where to report a false offer in its name.',
  realOffer: 'What a real offer has',
  realOfferPoints: [
    'An address at the company’s own domain, the same as its site.',
    'An opening that you can find on its careers page.',
    'At least one interview about your résumé, with people who can say what you will do.',
    'Role, place, break-up of pay, notice period and a start date, signed by a named person.',
    'No payment from you: not upfront, not refundable, not deducted in advance.',
  ],
  privacy: 'What happens to the message',
  privacyText: 'It stays on this page and disappears when you leave. Once loaded, the page works offline.',
} as const;
