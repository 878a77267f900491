import type { ComplaintGround } from '@/core/kernel/moderated/complaint-grounds.rules';
import { CONTACT_DAYS } from '@/core/kernel/moderated/complaint-limits.rules';
import type { Ground } from '@/core/kernel/moderated/grounds.rules';
import { HOURS_BY_GROUND } from '@/core/kernel/moderated/grounds.rules';
import type { ComplaintSubject } from '@/core/trust/complaints/complaint-address.rules';
import { MIN_DETAILS } from '@/core/trust/complaints/complaint-form';

const HOURS_OF_LONG = 100;
const timeOf = (ground: Ground): string => {
  const hours = HOURS_BY_GROUND[ground];
  return hours > HOURS_OF_LONG ? `${hours / 24} days` : `${hours} hours`;
};

export const messages = {
  title: 'Complain about a contribution',
  lead: 'For anyone, with or without an account, and for companies. A moderator who does not know the author decides by the [guidelines](/legal/community-guidelines), and you get the reasons. A demand from a company or its lawyer removes nothing by itself.',
  address: 'Address of the contribution',
  addressHint: 'Copy it from your browser. “Complain formally” in the menu of a contribution fills it in.',
  subject: 'What is it about?',
  subjects: {
    contribution: { label: 'What it says or shows', hint: 'Its text, pictures or video.' },
    name: { label: 'The name it is posted under', hint: 'Removing the name removes it everywhere.' },
  } satisfies Record<ComplaintSubject, object>,
  ground: 'What is wrong with it?',
  within: (ground: ComplaintGround) =>
    ground === 'INTIMATE'
      ? `A picture, a video or a name is hidden immediately; a complaint about a text is read before others. Decided within ${timeOf(ground)}.`
      : `Decided within ${timeOf(ground)}.`,
  details: 'What is wrong, and which words or pictures?',
  detailsHint: `At least ${MIN_DETAILS} characters. Moderators read it; the author does not.`,
  email: 'Your email address',
  emailHint: 'We send the complaint’s number and the answer to this address. Only we see it.',
  emailOfUser: 'Leave it empty to use the address of your account. The author does not learn who complained.',
  optional: 'optional',
  company: 'Are you writing on behalf of a company?',
  companyHint:
    'We publish how many complaints companies send, and how many of them we do not uphold. Your answer does not affect the decision.',
  forCompany: 'Yes, for a company or as its lawyer',
  send: 'Send the complaint',
  sending: 'Sending the complaint …',
  sentTitle: 'Received',
  number: (number: string) => `Your complaint has the number ${number}`,
  due: (moment: string) => `A moderator decides by ${moment}.`,
  hidden: 'Until then nobody but its author can see the contribution.',
  mailed: 'We are emailing you the number and a link to the answer.',
  notMailed:
    'We send no email, because your network or this address has sent many complaints today. Keep the address of the page below: the answer will appear there.',
  notKept:
    'Your network has sent too many complaints today, so we did not store this one, and no moderator reads it. Send it again tomorrow, or write to the grievance officer.',
  page: 'The page of your complaint',
  pageHint: 'Anyone with its address can read the answer, so keep it private.',
  another: 'Send another complaint',
  ofPage: 'Your complaint',
  loading: 'Loading the complaint',
  failedTitle: 'The complaint did not load',
  failedNote: 'Nothing is lost.',
  tryAgain: 'Try again',
  unknownTitle: 'There is no complaint at this address',
  unknownText: `Copy the whole address from the email. We delete the page ${CONTACT_DAYS} days after the answer.`,
  received: (day: string) => `Received on ${day}.`,
  order: 'An order of a court or of the government',
  open: 'Not decided yet',
  answerHere: 'The answer will appear here.',
  answered: (day: string) => `Answered on ${day}`,
  rule: (number: number, title: string) => `Rule ${number}: ${title}`,
  further: 'If you disagree with the decision',
} as const;
