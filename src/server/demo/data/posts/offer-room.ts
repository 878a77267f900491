import type { PostBank } from '../../post-template';
import { shortOfferRoom } from './short/topics-1';

/** Offer Room. */
export const offerRoom: PostBank = {
  voice: 'anyone',
  chapter: 'leaving',
  templates: [
    {
      title: 'Three offers, home loan running. Which one would you take?',
      text: 'Currently at ₹{now:17-21} L in {city}. I can move.\n\n{company}: ₹{a:29-34} L, of which ₹{s:4-6} L is stock with a one-year cliff\n{company2}: ₹{b:27-31} L, all fixed, remote\n{company3}: ₹{c:25-28} L, five days office, 30 days’ notice\n\nBold answers please, not “it depends”.',
      offers: [
        { company: '{company}', city: '{city}', total: '{a}', stock: '{s}', variable: '3', joining: '2' },
        { company: '{company2}', city: 'Remote', total: '{b}' },
        { company: '{company3}', city: '{city2}, five days', total: '{c}', variable: '2.5' },
      ],
      replies: [
        'The all-fixed remote one. A home loan is paid in rupees, not in vesting schedules.',
        'Who is the manager? I would take ₹3 L less for a good one, and have.',
        'Stock of a company that is not listed is a story with a logo. Compare fixed with fixed.',
      ],
    },
    {
      title: '₹{ctc:24-38} L CTC and only ₹{m:1.35-1.85/0.05} L in hand. What am I missing?',
      text: 'Offer from {company}. Fixed looks fine until I see employer PF, gratuity, “wellness allowance”, a joining bonus counted into the first year and variable at 100%. Recruiter says “everyone gets it”. Do they?',
      replies: [
        'Ask for the annexure with the monthly table. CTC is poetry, the annexure is prose.',
        'Nobody gets 100% variable every year. Plan with 60 and be happy with 80.',
        'Gratuity inside CTC is money you see after five years, if you stay.',
      ],
    },
    {
      title: 'Offer was ₹{a:21-27} L on the call, ₹{b:18-20} L in the letter',
      text: 'Recruiter from {company} says it is a “band correction” and that it will be “taken care of in the first cycle”. I have resigned already. Do I push, or do I start calling the others again?',
      replies: [
        'Push today, in writing, with the date of the call. And call the others as well.',
        'First cycle corrections are the unicorns of HR. Never seen one.',
      ],
    },
    {
      title: 'Joining bonus of ₹{a:2-6} L with {n:a 12|an 18|a 24} month clawback',
      text: 'If I leave early I pay back the gross amount, although I only get the net of tax. So I would lose around a third of it. Is anyone able to change this to pro rata?',
      poll: ['Signed it as it was', 'Asked, and got it pro rata', 'Asked, and they said no', 'Never had one'],
      replies: [
        'Got it changed to pro rata by month. They agreed within a day, they just never offer it.',
        'Ask for it as fixed pay in the second year instead. Answer tells you a lot.',
      ],
    },
    {
      title: 'Is {pc:22-38}% a good hike for {y:4-9} years’ experience?',
      text: 'From ₹{a:14-18} L to ₹{b:19-24} L, {role}, {city2}. Friends say never move for less than 50. Those friends have not moved since 2022.',
      replies: [
        'This year 25 to 30 is good. Friends in 2021 do not count.',
        'Percent of what? Compare with the market for the role, not with your old pay.',
      ],
    },
    {
      title: 'They want payslips of the last three months before making an offer',
      text: 'HR at {company} says no payslips, no offer. I am paid under market and they will add {pc:20|25|30}% to it. Has anyone refused and still got the job?',
      replies: [
        'Said “I am happy to share them after the offer, for verification”. Worked two times out of three.',
        'Tell the number that you want before they ask what you have. Anchors work on recruiters too.',
      ],
    },
    {
      title: '{company} or {company2} for {arole}?',
      text: 'Same money within ₹{d:40000-90000/10000}. First: {p:slow, kind, good cafeteria|fast, loud, learns a lot|stable, formal, many approvals}. Second: {q:young team, no process|strong brand, long hours|great manager, dull domain}. I am {age:26-34} and a bit tired. Where would you be in two years?',
      replies: [
        'Tired people should pick kind over fast. You can run again next year.',
        'Ask both for the name of someone who left in the last six months. Then talk to them.',
      ],
    },
    {
      title: 'Offer revoked {d:3-9} days before joining',
      text: 'Mail says “change in business priorities”. I have served {n:60|90} days of notice, my seat at {mine} is taken. They offer one month’s basic as goodwill. Please tell me what worked for you, legal or otherwise.',
      replies: [
        'Ask for the full notice period pay. They settled at two months with me.',
        'Call the other companies that made you an offer, today. Two of mine were still open.',
        'Write it under the company’s page here as well. People check before they resign.',
      ],
    },
    {
      title: 'ESOPs worth ₹{a:12-45} L: how do I value them?',
      text: 'Letter says {n:1200-4800/100} options at a strike of ₹{s:40-240/10}, four years, one-year cliff, {w:30|60|90} days to exercise after leaving. Last round was two years ago. I assume zero. Is that too sad?',
      replies: [
        'Zero is right until there has been a buyback. Ask when the last one was and at what price.',
        'The exercise window after leaving is the clause that costs people most. Ask for longer.',
      ],
    },
    {
      title: null,
      text: 'HR: “We are like a family here.”\nMe: “Great, then you can tell me the band.”\nHR: “We do not discuss money in the family.” 🙃\n\nReally happened, {company}, this {day:Tuesday|Wednesday|Friday}.',
      replies: [
        'Sounds exactly like my family to be honest.',
        'Like a family: nobody tells you anything and everyone knows your salary.',
      ],
    },
    {
      title: 'Negotiated ₹{d:1.5-4/0.5} L more with one sentence',
      text: '“I would like to say yes today; at ₹{a:24-36} L I can.” Then I stayed silent for what felt like a financial year. They came back in {h:2-6} hours with ₹{less:40000-80000/10000} less than I asked. First time I ever negotiated in {y:5-11} years.',
      replies: [
        'The silence is the skill. Well done!',
        'Using this on Thursday, will report back.',
        'Did the same last month. They said no, and the offer was still there. Asking is free.',
      ],
    },
    {
      title: 'Contract through {company} or permanent at a smaller place?',
      text: 'Contract: ₹{a:1.4-2.1/0.1} L a month, no PF, renewed every {n:6|11} months. Permanent: ₹{b:17-20} L a year with insurance for parents. Client is great in the first, unknown in the second.',
      replies: [
        'Add ₹1.2 L for the insurance, 12% for PF and one month of bench. The gap becomes small.',
        'Insurance for parents alone decided it for me.',
      ],
    },
    {
      title: 'How do I ask for remote after the offer?',
      text: 'Interview said “flexible”, letter says {city2}, five days. I can do one week a month there. Money is fine at ₹{a:19-29} L. Ask the recruiter or the hiring manager?',
      replies: [
        'Hiring manager first, recruiter after. And get it into the letter, managers change.',
        'Flexible means that you can be flexible. Ask for a number of days.',
      ],
    },
    {
      title: 'Variable pay of {pc:15-30}%: what did you really get?',
      text: '{company} shows it as part of CTC. Glossy deck says “average payout 92%”. Average of whom? If you work in something similar, please write your last payout.',
      replies: [
        'Got 71% in the last cycle, with a “meets expectations” rating.',
        'Company part and personal part are multiplied at most places. 90 times 80 is 72.',
      ],
    },
    {
      title: 'First ever offer in lakhs, parents asking if it is a scam 😄',
      text: '₹{a:8-12} L as {role} after {y:2-4} years at ₹{b:3.2-4.8/0.2} L. My father wants to see the office before I accept. Should I bring him to {city2}?',
      replies: [
        'Bring him. Take a photo at the gate. You will look at it in twenty years.',
        'Congratulations! And check the domain of the mail, fathers are sometimes right.',
      ],
    },
    {
      title: 'Accept ₹{a:16-20} L now or wait for the final round at {company}?',
      text: 'Deadline is {day:Monday|Friday} evening. The final round “should happen next week”. They pay ₹{b:24-28} L for the same level. I dislike both waiting and lying.',
      replies: [
        'Tell them exactly that. “I have a deadline on Friday” moved my round up by five days.',
        'Ask for three more days. A company that says no to three days is telling you something.',
      ],
    },
    ...shortOfferRoom,
  ],
  replies: [
    'Fixed pay, notice period, manager. In this order.',
    'Take the offer where the letter matches the call.',
    'What is the notice period there? It matters more than ₹1 L.',
    'Ask for the leave policy too, nobody ever does.',
    'Rule of thumb: count stock at zero, variable at 60%, joining bonus at half.',
    'Recruiters have a range. You were shown the lower end.',
    'I picked the lower one in {year:2022|2023|2024} and never regretted it.',
    'Sleep over it once. Not twice.',
    'मैनेजर से एक बार और बात कर लो, वही असली ऑफर है।',
    'Check what people say on their company page here before you sign.',
    'The one who answers your mails fastest will be the one who treats you best.',
    'Please come back and tell us what you took!',
  ],
};
