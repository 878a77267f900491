import type { PostBank } from '../../post-template';
import { shortNoticePeriod } from './short/topics-1';

/** Notice Period. */
export const noticePeriod: PostBank = {
  voice: 'anyone',
  chapter: 'leaving',
  templates: [
    {
      title: '90 days’ notice, offer needs {d:30|45}. Has anyone bought out at {mine}?',
      text: 'HR says the buyout is “at the manager’s discretion”, but the letter says basic pay for the days left, which for me is about ₹{a:0.9-1.6/0.1} L. New company will pay up to ₹1 L of it.\n\nक्या किसी ने पूरा पैसा दिए बिना जल्दी निकल पाया है?',
      poll: ['Paid it all myself', 'The new company paid', 'They let me go early, no money', 'Served every day of it'],
      replies: [
        'Yes, in {lately}. Get the release date by email first, then resign in the portal. I served 52 days and paid nothing.',
        'Discretion means: ask three times, politely, in writing.',
        'Leave balance can be set off against notice at some places. Check the policy before you pay anything.',
      ],
    },
    {
      title: 'Relieving letter pending for {d:34-75} days',
      text: 'Last working day was {d} days ago. Laptop returned, NOC signed by five departments, full and final “in process”. The new employer wants the relieving letter by the end of {soon}. Who does one escalate to when HR has stopped reading mails?',
      replies: [
        'Mail the HR head with dates in a table, copy your old skip manager. Mine came in three hours.',
        'The acceptance mail of your resignation plus the last payslip is enough for most verification agencies. Tell the new HR early.',
      ],
    },
    {
      title: 'Resigned on Monday, counter-offer on Thursday: {pc:25-45}% more',
      text: 'So they had the money all along. The new offer is only {pc2:8-15}% above the counter. My manager says the promotion is “99% sure” in {soon}. The team is good, the work is not.\n\nDoes anyone regret staying?',
      replies: [
        'Stayed once. Got the money, lost the trust, left eight months later.',
        'A 99% sure promotion is a 0% written promotion.',
        'I stayed and it was right, but only because the role changed as well. Money alone never fixes Monday.',
      ],
    },
    {
      title: 'Can they extend my notice because the project is “critical”?',
      text: 'Appointment letter says {n:60|90} days. With {left:10-20} days to go my lead says release is not possible before go-live. New joining date is fixed. What do I write back?',
      replies: [
        'They can ask. They cannot hold you. Reply with your last working day and a handover plan, nothing else.',
        'Offer two evenings of calls after you leave. It costs you little and they mostly never call.',
      ],
    },
    {
      title: 'Garden leave: what did you do with it?',
      text: 'Resigned from {mine}, access cut the same afternoon, salary continues for {n:45-90/15} days. I have slept for a week and repaired every switch in the house. Can I start learning for the new job, or travel, or both?',
      replies: [
        'Travel. You will not get forty paid days again until you retire.',
        'Read the clause: mostly you may not join, but nobody forbids books.',
      ],
    },
    {
      title: 'Handover document: how much is enough?',
      text: 'There are {n:6-14} things only I know. My replacement is not hired yet. Do you record videos, write pages, or let it burn? I like the team and do not want their first Monday without me to be a bad one.',
      replies: [
        'One page per thing: what it is, what breaks, whom to call. Nobody watches the videos.',
        'Do a fire drill in your last week: they do it, you only watch.',
      ],
    },
    {
      title: 'Joined a new company and hate it after {n:9-25} days',
      text: 'Role was sold as {role}, reality is copying numbers from one sheet into another. Probation notice is {p:7|15|30} days. My old manager at {company} says the door is open. Is it embarrassing to go back this quickly?',
      replies: [
        'Embarrassing for two weeks, then it is just your job again.',
        'Go back only if the reason why you left is gone. Is it?',
      ],
    },
    {
      title: null,
      text: 'नोटिस पीरियड का {d:38-71}वाँ दिन। मीटिंग में बुलाते हैं, बोलने नहीं देते। काम देते नहीं, छुट्टी भी नहीं। चाय के {n:4-8} कप हो चुके हैं। ☕ आप लोग ये दिन कैसे काटते हैं?',
      replies: ['कोई नया कोर्स शुरू कर दो, कैमरा बंद रखके।', 'Enjoy it. मेरे वाले में आखिरी दिन तक टिकट आते रहे।'],
    },
    {
      title: 'Three month notice is the reason I lose offers',
      text: '{n:3-5} companies said yes and then no when they heard 90 days. I cannot resign without an offer, and cannot get an offer without resigning. How are people in {city} solving this?',
      replies: [
        'Resign with one “safe” offer in hand, then the market opens at day 45.',
        'Ask for a buyout in the first call, not in the last one. Many do pay.',
        'Larger firms wait. It is the small ones who need people yesterday.',
      ],
    },
    {
      title: 'Does unused leave get paid at exit?',
      text: '{n:14-38} earned leaves in the portal. Policy page says encashment on basic, up to {cap:30|45}. Payroll says only “if approved”. Approved by whom, the moon?',
      replies: [
        'Earned leave has to be paid at exit in most states. Quote the policy page, not the law, they react faster.',
        'Check whether leave taken in notice pushes your last day. At our place it does.',
      ],
    },
    {
      title: 'Full and final settlement was ₹{a:18000-64000/500} less than expected',
      text: 'They deducted “training cost” and “notice shortfall {d:2-6} days”. I have a mail that approves my last day. Nobody ever told me about a training bond. What is the first step that does not need a lawyer?',
      replies: [
        'Reply with the approval mail and ask for the clause number of the bond. Mine was paid in nine days.',
        'The labour commissioner’s office takes a written complaint for free. Usually one letter is enough.',
      ],
    },
    {
      title: 'How do you tell a good manager that you are leaving?',
      text: 'She fought for my last two hikes. The new role is simply better: ₹{a:22-33} L, product team, {city2}. I have rehearsed this {n:9-20} times and it still feels like a break-up.',
      replies: [
        'Tell her first, in person, with the reason that is true. She will be happy for you after an hour.',
        'Good managers have left jobs too. She knows.',
      ],
    },
    {
      title: 'Background check asks for payslips of a company that closed',
      text: 'Worked there for {n:11-26} months, {y:2-4} years ago, {people:20-60} people, gone. No HR, no website. I have bank statements and a Form 16. Has this been enough for you?',
      replies: [
        'Form 16 and bank credits worked for me. Add a declaration, the agency has a format.',
        'Your PF passbook shows the employer’s name too. Strongest proof there is.',
      ],
    },
    {
      title: 'Early release in {d:20-35} days, here is exactly what I did',
      text: '1. Asked before resigning what the handover needs.\n2. Resigned with a date, not with a question.\n3. Sent a weekly mail with what is done and what is left.\n4. On day {e:12-18} asked for early release, pointing at the list.\n\nNo money paid. Manager even said thank you. More in [our room](/discussions/{mineslug}).',
      replies: ['Step 2 is the one everybody gets wrong. Thank you.', 'Saved. Using the weekly mail from tomorrow.'],
    },
    {
      title: 'Offer letter says “notice as per policy”. Which policy?',
      text: '{company} will not send the policy before joining. Recruiter says “standard”. In this country standard can be 15 days or 90. Would you sign?',
      replies: [
        'Ask them to write the number in a mail. One line, takes a minute. If they refuse, it is 90.',
        'Mine said the same and it was 60. Nobody was hiding anything, HR was just lazy.',
      ],
    },
    {
      title: 'My last day and nobody came to the call',
      text: '{y:3-8} years, {n:4-9} managers, one farewell invite with eleven declines because of a release. I sent a long mail and got two thumbs up.\n\nI am fine. But do go to the farewell of your quiet colleague, it matters.',
      replies: [
        'Farewell from strangers then: well done on those years. 👏',
        'This one hurt. Going to call a colleague who left last week.',
      ],
    },
    ...shortNoticePeriod,
  ],
  replies: [
    'Get it in writing. Everything. Even the good news.',
    'My exit took {n2:41-88} days in the end, and the sky did not fall.',
    'Which state are you in? The shop rules differ.',
    'Do not resign by chat. Mail, with a date.',
    'HR answers faster when the sentence has a clause number in it.',
    'I was in the same place in {lately}. It passes.',
    'Ask the new company for two more weeks, they nearly always have them.',
    'Keep a personal copy of payslips and Form 16 before access goes.',
    'Same clause at my place. Nobody has ever been taken to court over it.',
    'नोटिस पीरियड इस देश का सबसे लंबा धारावाहिक है।',
    'Stay polite till the last day, this industry is a small town.',
    'Please post how it ended. Everyone asks, nobody reports back.',
  ],
};
