import type { PostBank } from '../../post-template';
import { shortMoneyAndTax } from './short/topics-1';

/** Money & Tax. */
export const moneyAndTax: PostBank = {
  voice: 'anyone',
  templates: [
    {
      title: 'PF jumped from ₹1,800 to ₹{a:5400-9000/600}. Is my in-hand supposed to drop this much?',
      text: 'Payroll says PF is now 12% of full basic for everybody. I was never asked. In-hand went down by about the same amount, employer’s share also comes out of my CTC. Can I go back to ₹1,800?',
      replies: [
        'If you joined above the wage limit and never paid on full basic, you can ask to stay at the cap. They rarely allow it in the middle of a year.',
        'It is still your money, plus interest without tax up to the limit. I stopped fighting it.',
      ],
    },
    {
      title: 'Old or new regime at ₹{a:18-28} L with a home loan?',
      text: 'Interest ₹{i:1.6-2/0.1} L, HRA zero because I live in the flat, 80C full, parents’ insurance ₹{p:28000-48000/1000}. Three calculators, three answers. What did you pick at the same level?',
      replies: [
        'New. With one home loan and no HRA the old one hardly ever wins now.',
        'Do it once by hand on paper. The calculators forget either the cess or the standard deduction.',
      ],
    },
    {
      title: 'Employer deducted PF but the passbook is empty since {lately}',
      text: 'Payslip shows ₹{a:1800-6400/200} every month, passbook shows nothing for {n:3-7} months. HR: “the portal is slow”. Colleagues have the same. Who has been through this?',
      replies: [
        'Raise a grievance on the PF portal with payslips attached. We did it as a group of six and it was paid within the month.',
        'Slow portal is a matter of days. Seven months is a matter of law.',
      ],
    },
    {
      title: 'Two Form 16s and a tax demand of ₹{a:38000-92000/1000}',
      text: 'Changed jobs in {lately}. Both employers gave me the full slab benefit, so now I owe the difference with interest. Is there any way to reduce the interest, or was this simply my mistake?',
      replies: [
        'Common one. Next time give the old income to the new payroll, there is a form for it.',
        'Pay before the end of the month, the interest counts whole months.',
      ],
    },
    {
      title: 'Term insurance from the company ends when I leave, right?',
      text: 'Group cover of ₹{a:30-80/10} lakh at {mine}. Agent says buy my own now, colleague says waste of money. {age:28-36}, one child, loan of ₹{l:28-55} lakh.',
      replies: [
        'It ends on your last day. Buy your own now, it never gets cheaper.',
        'Cover the loan plus ten years of expenses. The company one is a bonus.',
      ],
    },
    {
      title: 'How do you split ₹{m:85000-145000/5000} a month?',
      text: 'Rent {r:22-30}%, parents {p:10-15}%, SIP {s:15-25}%, and the rest disappears between the 5th and the 20th like a magic trick. Please show me a split that survives a wedding season.',
      replies: [
        'Move the SIP to the 2nd. Money that you do not see does not disappear.',
        'Separate account for fun with a fixed amount. When it is empty, the month is over.',
      ],
    },
    {
      title: null,
      text: 'Payslip PDF का पासवर्ड: पहले चार अक्षर नाम के, फिर जन्म तारीख, फिर employee code, फिर माँ के मायके का पिन कोड। 🔐 इतनी सुरक्षा तो सैलरी में भी नहीं है जितनी पेस्लिप में है।',
      replies: [
        'और फिर वही पासवर्ड मेल की अगली लाइन में लिखा होता है 😂',
        'Mine needs the password again to print. For one page.',
      ],
    },
    {
      title: 'Gratuity: I leave after 4 years and {n:8-11} months',
      text: 'HR says five years or nothing. A friend says 240 days in the fifth year counts. It is about ₹{a:1.1-2.4/0.1} L, so worth a fight. Did anybody actually receive it?',
      replies: [
        'Received it after 4 years and 10 months, with a letter quoting the 240 days. It took two reminders.',
        'Depends on the state’s courts. Ask for their refusal in writing, that alone changes the mood.',
      ],
    },
    {
      title: 'RSU tax ate {pc:31-36}% and now the share fell',
      text: 'Taxed at vesting on a price of ₹{a:1400-2600/100}, price today ₹{b:900-1300/50}. So I paid tax on money I never had. Do you sell on the vesting day?',
      replies: [
        'Sell on vesting day, always. Would you buy the shares with a bonus? No? Then sell.',
        'The loss can be set off against gains for eight years. File in time or you lose that as well.',
      ],
    },
    {
      title: 'HRA: paying rent to parents, what proof is really asked?',
      text: '₹{a:15000-24000/1000} a month, their house, I really live there. Payroll wants the PAN and rent receipts, the tax notice group wants bank transfers. Anyone had to prove it?',
      replies: [
        'Bank transfer every month, agreement on stamp paper, and the rent in their return. Then nobody asks twice.',
        'Only in the old regime, remember. People forget and do the paperwork for nothing.',
      ],
    },
    {
      title: 'Emergency fund: {n:3|6|9|12} months. Of what?',
      text: 'Salary, expenses, or expenses without the trips? I have ₹{a:2.5-6/0.5} L in a deposit and feel poor and safe at the same time.',
      replies: [
        'Expenses with EMI and school, without trips. You will not travel when you are laid off.',
        'Six if two people earn, twelve if one does.',
      ],
    },
    {
      title: 'Salary credited {n:4-12} days late for the third month',
      text: '{mine} says “client payments”. No mail, only a chat message from finance. EMI bounced once, ₹{a:450-750/50} charge. When do you start looking?',
      replies: [
        'After the second time. Third time you should already be in interviews.',
        'Ask for the date in writing. If they cannot give a date, that is your date.',
      ],
    },
    {
      title: 'Company health cover: ₹{a:3-5} lakh for the whole family. Enough?',
      text: 'Parents are {age:58-67}, room rent limit is 1%, co-pay {pc:10|20}% for them. Top-up of ₹{t:15-25/5} lakh costs ₹{c:9000-16000/500} a year. Has anyone really used a top-up?',
      replies: [
        'Used it in {year:2024|2025}. Paid out in nine days, but read the deductible twice.',
        'Own policy for the parents before they turn 60, whatever the company gives.',
      ],
    },
    {
      title: 'Notice pay recovery: is it deducted before or after tax?',
      text: 'Old company recovered ₹{a:60000-140000/5000} and still shows the full salary in Form 16. So I pay tax on money that I gave back. New company reimbursed it and taxes that too. Double, no?',
      replies: [
        'There are tribunal orders in favour of deducting it. Talk to a CA before you claim, with the recovery letter.',
        'Ask the new company to pay the old one directly. Some do.',
      ],
    },
    {
      title: 'Paid off my education loan today: ₹{a:6-14} L in {y:3-6} years',
      text: 'No foreign trip, one phone, {n:3-5} flatmates. The bank sent a two-line mail. I read it {t:7-20} times. If you are in the middle of it: it does end. 🌱',
      replies: [
        'Huge. Buy yourself one stupid, lovely thing this weekend.',
        'Reading this with two years to go. Thank you.',
        'Get the no-dues letter and check the credit report after 45 days.',
      ],
    },
    {
      title: 'Freelance ₹{a:25000-60000/5000} a month besides the job: how to show it?',
      text: 'Contract at {mine} says nothing about side work, I asked HR and they said “evenings are yours”. Which form, and does payroll get to know?',
      replies: [
        'Business income, presumptive scheme if it fits, your own return. Payroll sees nothing of it.',
        'Get HR’s “evenings are yours” by mail. Seriously.',
      ],
    },
    ...shortMoneyAndTax,
  ],
  replies: [
    'Ask a CA once, it costs less than one mistake.',
    'Payroll is wrong more often than people think. Check the last {n2:3-9} payslips.',
    'Not advice, but I did the same and nothing bad happened.',
    'The annual statement on the tax portal shows it. Look there first.',
    'In the new regime most of this does not matter any more.',
    'मेरे साथ भी यही हुआ था, पिछले साल।',
    'Do it early, payroll freezes the proofs after that.',
    'Write to payroll with the figures in a table, they love tables.',
    'Great question, wondered the same for years.',
    'Careful, the rule changed this year. Check the date of whatever you read.',
    'Keep the PDF of everything outside the office laptop.',
    'Thanks, just found ₹{found:1800-9600/100} in my own payslip because of this post.',
  ],
};
