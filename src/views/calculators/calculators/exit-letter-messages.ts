export const exitLetterMessages = {
  language: 'en',
  yourName: '[Your name]',
  yourNumber: '[Staff number]',
  company: '[Company]',
  to: (company: string) => `To: Human Resources, ${company}`,
  date: (day: string) => `Date: ${day}`,
  subject: 'Subject: Full and final settlement',
  greeting: 'Dear Sir or Madam,',
  past: (day: string) => `My last day of work was ${day}. Please settle the following:`,
  future: (day: string) => `My last day of work is ${day}. Please settle the following:`,
  line: (what: string, when: string, rule: string) => `${what}: ${when} (${rule}).`,
  amount: (what: string, amount: string) => `${what}, ${amount}`,
  by: (day: string) => `by ${day}`,
  byContract: 'as the contract says',
  sum: (amount: string) =>
    `By my count the settlement comes to ${amount} before tax, without bonus and provident fund.`,
  papers:
    'Please also send the settlement statement, the relieving letter and the experience letter, and return any original certificates.',
  fund: 'Please enter my exit date at EPFO with the return for my last month.',
  claim: (rule: string) => `I would rather settle this with you than claim it from the authority (${rule}).`,
  close: 'Yours faithfully,',
};
