import type { PostBank } from '../../post-template';
import { shortLayoffWatch } from './short/topics-2';

/** Layoff Watch. */
export const layoffWatch: PostBank = {
  voice: 'seeker',
  templates: [
    {
      title: 'Let go on a {n:9|12|14|16} minute call. What should I ask for?',
      text: '{y:3-8} years at {company}. They offer {m:2-3} months of basic, insurance till the end of the month, laptop back by Friday. I said I would read it first. What is usually possible?',
      replies: [
        'Full salary instead of basic, insurance for three months, and the wording of the reference. Ask for all three, you get two.',
        'Do not sign on the first day. Nobody’s offer ever got worse for having been read.',
        'Leave encashment, gratuity and variable for the months worked are due anyway. Keep those apart from the severance.',
      ],
    },
    {
      title: 'Town hall at {company}: “no further reductions planned”',
      text: 'Third time in {n:9-15} months that this sentence was said. After the first two came cuts of {a:4-7}% and {b:8-12}%. Anyone there who sees it differently this time?',
      replies: [
        '“Planned” is the word that works hardest in that sentence.',
        'Watch the contractors. When they go, you have about a quarter.',
      ],
      voice: 'outsider',
      chapter: 'settled',
    },
    {
      title: 'Performance plan out of nowhere after {y:2-6} good years',
      text: 'Last rating “exceeds”. New vice president in {lately}, and since Monday I am on a {n:30|45|60} day plan with goals like “improve visibility”. Is it ever survivable?',
      replies: [
        'It is a notice period with homework. Interview now, do the homework as well.',
        'One in six survives, I am one. Got goals changed to things one can count, in writing, in the first week.',
      ],
      voice: 'anyone',
      chapter: 'settled',
    },
    {
      title: 'Laid off at {age:41-49}. Who hires {arole} of that age?',
      text: '₹{a:34-52} L was my last pay, I would work for {pc:25-35}% less. Agencies stop calling when they see the year of graduation. Please only answers from people who did it.',
      replies: [
        '47, four months, hired by a company where I knew two people. Portals gave me nothing, coffee gave me three interviews.',
        'Remove everything before 2012 from the resume. It is not lying, it is editing.',
        'Took a contract first. It became permanent after five months.',
      ],
    },
    {
      title: 'What to do in the first week, from somebody who has been through it twice',
      text: 'Day 1: sleep. Day 2: mail yourself payslips, Form 16, appraisal letters (only what is yours). Day 3: insurance and EMI dates into one sheet. Day 4: tell {n:10-15} people, one by one, what you look for. Day 5: do something with your hands.\n\nSome of us talk in [the room of our last company](/discussions/{mineslug}), join in.',
      replies: [
        'Day 4 is the one that brings jobs. Pride costs months.',
        'Saving this and hoping never to need it.',
        'Day 5: I painted the balcony. It helped more than any webinar.',
      ],
    },
    {
      title: 'Contract staff of {company} in {city}: badge stopped working today',
      text: 'No mail, no call, guard was as surprised as I was. Agency says “we are checking”. {n:40-90/10} of us are in a group now. Who has got the pay for the notice month?',
      replies: [
        'The agency is your employer, so the notice pay is due from them. Send a written demand together.',
        'We were 30, got it after a letter to the labour office. One month, not more, but still.',
      ],
    },
    {
      title: 'How long did you look, honestly?',
      text: 'I am in week {n:7-19}. {a:60-180/10} applications, {i:5-11} interviews, {f:2-3} finals. Savings for {m:4-8} more months. I would like real numbers, please, no quotes from monks.',
      replies: [
        '21 weeks, 212 applications, 1 offer, 8% less. It is good now.',
        '9 weeks, but I took the first thing. Left it after a year.',
        'Week 14 was my worst, week 16 my offer. Eat properly.',
      ],
      voice: 'seeker',
    },
    {
      title: 'Telling parents or not?',
      text: 'They tell the whole colony that I work at {mine}. It has been {n:3-8} weeks. I leave the house at nine with an empty bag and sit in the library. I know how this sounds.',
      replies: [
        'Told mine in week five. My father took out a cardboard box: his own retrenchment letter of 1998. We had a good evening.',
        'The library is fine. The secret is what is heavy. Tell one of them.',
      ],
      voice: 'seeker',
    },
    {
      title: null,
      text: 'Subject: “A difficult but necessary decision”\nSent: {t:5|6|7}.4{m:1-9} am\nMy coffee was still hot when the VPN was not. {y:2-5} years. That is the post.',
      replies: [
        'Sorry. Take the week. Then write here what you are looking for.',
        'They always say difficult. For whom, is the question.',
      ],
    },
    {
      title: 'Hiring again only {n:3-5} months after the cut',
      text: '{company} let {a:120-600/20} people go in {lately} and today I see {b:14-40} open roles, the same titles. Has anybody been hired back, at which pay?',
      replies: [
        'Hired back at 90% of the old pay. My old chair had not even been adjusted.',
        'Same titles, lower bands. Read the small print of the level.',
      ],
      voice: 'outsider',
      chapter: 'settled',
    },
    {
      title: 'Survivor here. The team went from {a:11-18} to {b:5-8}',
      text: 'Same roadmap. My manager cries in the one-on-one and I end up consoling her. We got a mail about resilience and a voucher for ₹{v:500|750|1,000}. How did you set limits without becoming the next?',
      replies: [
        'Made a list of what will not be done, asked for a signature. Nobody signed, but the list got shorter.',
        'Leave on time one day each week, then two. The first week is the hardest.',
      ],
      voice: 'anyone',
      chapter: 'settled',
    },
    {
      title: 'Insurance ends on the 30th, surgery was planned for the 12th',
      text: 'Mother’s {p:knee|eye|gall bladder} operation. HR says no extension. Can one port a group policy to an individual one, and do the waiting periods carry over?',
      replies: [
        'Yes, port to the same insurer before the last day. Ask for it in writing now, they need some days.',
        'HR extended mine by two weeks after the insurer’s desk asked them. Go through the insurer.',
      ],
      voice: 'anyone',
      chapter: 'settled',
    },
    {
      title: 'Bench for {n:40-75} days at {company}. Should I worry?',
      text: 'Two interviews for internal projects, both “client changed mind”. Colleagues say the limit is {d:45|60|90} days. I get “learning assignments” with a due date.',
      replies: [
        'Worry a little, apply a lot. Day 60 was the talk at our place.',
        'Write to project managers yourself. Resource management never found me anything.',
      ],
      voice: 'insider',
      chapter: 'settled',
    },
    {
      title: 'Got an offer {n:11-30} days after the layoff',
      text: 'To balance the feed a bit: {role}, {city}, {pc:4-12}% more than before. What helped: my ex-colleagues made a shared sheet with everybody’s name, skills and a sentence, and sent it to everyone they know. {h:9-24} of {t:31-40} are placed.',
      replies: [
        'The sheet is a wonderful idea. Stealing it.',
        'So happy to read something good here. Congratulations!',
      ],
    },
    {
      title: 'Severance: one month per year of service. Is there tax?',
      text: 'Letter says “ex gratia” for one part and “retrenchment compensation” for another, ₹{a:3-9} L together. Payroll deducted on all of it.',
      replies: [
        'Retrenchment compensation is exempt up to a limit if you count as a workman. Ex gratia is mostly taxed. Ask a CA with both letters.',
        'You can claim it back in the return. Took me four months.',
      ],
    },
    {
      title: 'Startup out of money: salary of {n:2-3} months pending',
      text: '{people:18-60} people, founder says the round closes “any day”. Two have left. I believe him, and I also have rent. Where is the line?',
      replies: [
        'The line was one month ago. Believe him from a new job.',
        'Ask for a signed letter with the amount and the date. It matters later if it goes to insolvency.',
      ],
      voice: 'anyone',
      chapter: 'settled',
    },
    ...shortLayoffWatch,
  ],
  replies: [
    'Sorry that you are going through this.',
    'It is them, it is not you. Read that twice.',
    'Send me the role that you are looking for, we have {n2:2-5} openings.',
    'Do not sign anything on the day itself.',
    'Save your documents now, not when access is gone.',
    'Been there in {year2:2023|2024|2025}. It ends. It really does.',
    'Tell people. Most jobs come from the third person you tell.',
    'Ask for the insurance, everyone forgets the insurance.',
    'हिम्मत रखिए। अच्छा वक़्त आएगा।',
    'Walk every day, apply in the morning, no applications after six.',
    'Which city and role? Somebody here will know somebody.',
    'Reading this as somebody who survived the same round. Thinking of you all.',
  ],
};
