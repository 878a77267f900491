import { describe, expect, it } from 'vitest';
import { listedHostNames } from '@/adapters/browser/listed-host-names';
import { checkMessage } from './check-message.rules';
import { KnownDomains } from './look-alike.rules';
import type { KnownCompany, WarningSignKind } from './message-check';
import { STRONG_SIGNS } from './message-check';

const companies: readonly KnownCompany[] = [
  { name: 'Vaayuna Technologies', domains: ['vaayuna.com', 'vaayuna.in'] },
  { name: 'Neelgiri Textiles Ltd', domains: ['neelgiri.co.in'] },
  { name: 'Sagarmatha Health', domains: ['sagarmathahealth.com'] },
  { name: 'TCR', domains: ['tcr.com'] },
  { name: 'Careers India', domains: ['careersindia.com'] },
];
const domains = new KnownDomains(companies, listedHostNames);
const check = (text: string) => checkMessage(text, companies, domains, listedHostNames);
const kindsIn = (text: string) => check(text).found.map(({ kind }) => kind);

const cases: readonly (readonly [kind: WarningSignKind, has: boolean, text: string])[] = [
  ['money', true, 'Pay a refundable security deposit of ₹2,500 today.'],
  ['money', true, 'Registration fee Rs. 1500/- only'],
  ['money', true, 'Registration fee:\nRs 1500 by GPay'],
  ['money', true, 'Aapko laptop ke liye 2000 rupaye jama karne honge'],
  ['money', true, 'Training ke liye 1,999 rs bhej do sir'],
  ['money', true, 'रजिस्ट्रेशन शुल्क ₹1,200 जमा करें'],
  ['money', true, 'पैसे इस नंबर पर भेजें'],
  ['money', true, 'This is not a fee, only a refundable amount of Rs 3,000 for the courier.'],
  ['money', true, 'Courier charges of your laptop have to be paid in advance'],
  ['money', true, 'Kindly deposit INR 4,750 for visa processing.'],
  ['money', false, 'We never ask for any fee or deposit at any stage of recruitment.'],
  ['money', false, 'Vaayuna does not charge candidates a registration fee.'],
  ['money', false, 'Your annual fixed pay is ₹8,40,000 and the joining bonus is ₹50,000.'],
  ['money', false, 'Travel will be reimbursed up to Rs 5,000 against bills.'],
  ['money', false, 'Background verification charges are borne by the company.'],
  ['money', false, 'If you leave within 12 months, the training cost of ₹1,00,000 is payable.'],
  ['money', false, 'हम किसी से भी कोई शुल्क नहीं लेते।'],
  ['money', false, 'Company koi bhi fees nahi leti hai'],
  ['money', false, 'Stipend of Rs 15,000 per month will be credited to your account.'],
  ['unknownDomain', true, 'Apply at https://quickhire.example.com/offer'],
  ['unknownDomain', true, 'Join at https://meet.google.com.quickhire.com/abc'],
  ['unknownDomain', false, 'Your interview is at https://meet.google.com/abc-defg-hij'],
  ['unknownDomain', false, 'Join at https://vaayuna.zoom.us/j/123456'],
  ['payTo', true, 'Send to hrdesk.vaayuna@ybl'],
  ['payTo', true, 'GPay number 98765 43210'],
  ['payTo', true, 'Scan this QR code'],
  ['payTo', true, 'A/C No: 123456789012 IFSC HDFC0001234'],
  ['payTo', false, 'Write to hr@vaayuna.com or call 98765 43210'],
  ['secrets', true, 'Please share the OTP you receive'],
  ['secrets', true, 'OTP aayega wo bata dena'],
  ['secrets', true, 'Install AnyDesk for document verification'],
  ['secrets', false, 'Never share your OTP with anyone.'],
  ['secrets', false, 'Log in to the candidate portal with the OTP sent to your mail.'],
  ['falsePapers', true, 'Do not tell anybody in the office about it.'],
  ['falsePapers', false, '482913 is your OTP. Do not share it with anyone.'],
  ['mule', true, 'Apne naam pe 2 sim aur ek account khulwa do'],
  ['mule', true, 'Buy USDT and send it to us'],
  ['mule', false, 'You will build our wallet: send and receive USDT and swap crypto.'],
  ['paidTasks', true, 'हर रेटिंग के 50 रुपये'],
  ['secrets', true, 'Share the OTP with the delivery team on call'],
  ['secrets', false, 'Share the OTP only with the delivery person after you check the seal.'],
  ['secrets', false, 'Give the OTP to the driver when the cab comes.'],
  ['mule', true, 'Share your account and keep 5 percent'],
  ['mule', false, 'If you have an account already, share only the account number in the HR portal.'],
  ['heldPapers', true, 'Bring your passport, we will keep it for the work permit.'],
  ['heldPapers', false, 'Carry your originals, we return them after verification.'],
  ['paidTasks', true, 'Like YouTube videos and get Rs 50 per like'],
  ['paidTasks', true, 'Complete prepaid task, deposit 1000 and withdraw 1400 with commission'],
  ['paidTasks', false, 'You will own the video team’s roadmap and review code.'],
  ['lookAlike', true, 'hr@vaayuna-careers.com'],
  ['lookAlike', true, 'hr@vaayuma.com'],
  ['lookAlike', true, 'hr@vaayun\u0430.com'],
  ['lookAlike', true, 'See https://neelgiri.co.in.offers.xyz/join'],
  ['lookAlike', true, 'https://sagarmathaheaIth.com/apply'.toLowerCase().replace('heaith', 'hea1th')],
  ['lookAlike', true, 'hr@tcr-jobs.in'],
  ['lookAlike', false, 'hr@vaayuna.com'],
  ['lookAlike', false, 'hr@jobs.vaayuna.in'],
  ['lookAlike', false, 'hr@tcs.com'],
  ['lookAlike', false, 'hr@career-india.org'],
  ['money', true, 'Pay two thousand five hundred rupees as registration fee before the interview'],
  ['money', true, 'pacchis sau rupaye registration ke bhej do'],
  ['money', true, 'आप पच्चीस सौ रुपये जमा करें'],
  ['money', false, 'You will get a salary of twenty five thousand rupees per month'],
  ['money', false, 'Our Java course starts on Monday. The course fee is Rs 18,000, payable in three parts.'],
  ['money', false, 'Fee ₹850 (₹175 for SC/ST/PwBD), pay online by UPI on the official page only.'],
  ['payTo', false, 'You’ll test deposits and withdrawals in USDT on staging.'],
  ['money', true, 'Gate pass amount 2,150 has to be submitted online.'],
  ['money', true, 'Kindly do NEFT and share the receipt.'],
  ['money', true, 'E-stamp of Rs 600 will be borne by the candidate.'],
  ['money', true, 'Pay on the Paytm number of our legal team.'],
  ['money', true, 'You only pay Rs 5,400 refundable booking, balance company pays.'],
  ['money', false, 'Sagarmatha Security ko 40 guards chahiye Gurgaon ke liye'],
  ['money', false, 'सिक्योरिटी गार्ड की भर्ती, बायोडाटा भेजें'],
  ['money', false, 'Travel to the interview is borne by the candidate.'],
  ['amountDue', true, 'Our Java course starts on Monday. The course fee is Rs 18,000, payable in three parts.'],
  ['money', true, 'You are selected. Pay the course fee of Rs 18,000 for the training batch before joining.'],
  ['money', true, 'Join our course with job guarantee. Pay the course fee of Rs 18,000 now.'],
  ['money', true, 'Our Java course starts on Monday. Send the course fee of Rs 18,000 to javaclass@okaxis'],
  ['lookAlike', true, 'https://xn--vayuna-4nf.com/offer'],
  ['disguisedLink', true, '[https://vaayuna.com/offer](https://vay-offer.top/x)'],
  ['disguisedLink', true, '<a href="http://pay.example.net/1">www.vaayuna.com</a>'],
  ['disguisedLink', false, '[www.vaayuna.com](https://careers.vaayuna.com/x)'],
  ['freeMail', true, 'vaayuna.hr@gmail.com'],
  ['freeMail', false, 'To: me@gmail.com\nFrom: hr@vaayuna.com'],
  ['otherDomain', true, 'Vaayuna Technologies has selected you. Write to desk@workhub.net'],
  ['otherDomain', true, 'Lotus Infra Pvt Ltd. Reply to lotus@gmail.com'],
  ['otherDomain', false, 'Lotus Infra Pvt Ltd. Reply to hr@lotusinfra.in'],
  ['otherDomain', false, 'Vaayuna Technologies, hr@vaayuna.com'],
  ['jobWordDomain', true, 'hr@india-careers-hr.com'],
  ['jobWordDomain', false, 'hr@careersindia.com'],
  ['oddLink', true, 'Fill this form: bit.ly/join-now'],
  ['oddLink', true, 'https://docs.google.com/forms/d/1'],
  ['oddLink', false, 'https://vaayuna.com/careers'],
  ['oddLink', false, 'B.Com or B.Tech from Acme Pvt.Ltd, ASP.NET and Node.js'],
  ['chat', true, 'Contact HR on WhatsApp'],
  ['foreignNumber', true, 'Call +44 7911 123456'],
  ['foreignNumber', false, 'Call +91 98765 43210'],
  ['tooEasy', true, 'Direct joining without interview'],
  ['tooEasy', true, 'घर बैठे कमाएं'],
  ['urgency', true, 'Offer valid today only'],
  ['urgency', true, 'तुरंत जमा करें'],
  ['threat', true, 'Otherwise a police complaint and court notice will be sent'],
  ['threat', false, 'A police verification is part of joining.'],
  ['bankData', true, 'Send your bank details'],
  ['documents', true, 'Send Aadhaar, PAN and photo'],
  ['noCompany', true, 'Hello sir job available call 98765 43210'],
  ['noCompany', false, 'See www.vaayuna.com'],
];

describe('the signs in a message', () => {
  it.each(cases)('%s is there (%s): %s', (kind, has, text) => {
    expect(kindsIn(text).includes(kind)).toBe(has);
  });

  it('quote the words that show them', () => {
    const { found } = check('Hello.\nPay a refundable deposit of ₹2,500 now. Thank you.');
    expect(found.find(({ kind }) => kind === 'money')?.quotes).toEqual(['Pay a refundable deposit of ₹2,500 now']);
  });

  it('name the company that an address imitates, with its domains', () => {
    const { found } = check('hr@vaayuna-careers.com');
    expect(found.find(({ kind }) => kind === 'lookAlike')?.company).toBe(companies[0]);
  });

  it('are each found or not found, once', () => {
    const { found, notFound } = check('Pay ₹500');
    const kinds = [...found.map(({ kind }) => kind), ...notFound];
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(found.some(({ kind }) => STRONG_SIGNS.has(kind))).toBe(true);
  });
});
