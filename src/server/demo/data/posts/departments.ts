import type { PostBank } from '../../post-template';
import { shortInDepartments } from './short/departments';

/** Things that are asked in every department; `{role}` is the writer's trade. */
export const inDepartments: PostBank = {
  voice: 'anyone',
  templates: [
    {
      title: 'What does {arole} with {y:4-10} years earn in {city}?',
      text: 'I am at ₹{a:7-22} L and have no idea whether that is good. Please write years, city, fixed pay. If enough of us answer, we all know more than HR wants.',
      replies: [
        '{y2:4-9} years, fixed ₹{b:8-24} L, {city2}.',
        'A little above you, but six-day week. Count the hours too.',
        'Same city, two lakh less. Now I know what I do this evening.',
      ],
    },
    {
      title: 'Which skill should {arole} learn in the next year?',
      text: 'Company gives {n:4-8} hours a month for learning and a catalogue with 9,000 courses, so I have learnt nothing. One recommendation each, with the reason.',
      replies: [
        'Writing. One clear page is rarer than any tool.',
        'SQL, whatever your trade. You stop asking people for numbers.',
        'The business of your own customer. It made me useful in meetings.',
      ],
    },
    {
      title: 'Day in the life of {arole}: how much is really the work?',
      text: 'I counted for two weeks: {a:28-42}% the work, {b:25-35}% meetings, rest is chasing people for things that they have promised. And you?',
      replies: [
        'More like half and half, on a good week.',
        'Chasing people IS the work, sadly. Nobody writes that in the advertisement.',
      ],
    },
    {
      title: 'Small company or large one for this trade?',
      text: 'I have only seen the large side: process, three approvals, one badge. A firm with {n:25-90/5} people offers {pc:5-20}% more and “you will do everything”. Is that a promise or a threat?',
      replies: [
        'Both. You learn in one year what takes three here.',
        'Ask who did everything before you and why they left.',
      ],
    },
    {
      title: 'Is anyone in our field worried about AI?',
      text: 'My manager says it will take the boring part. The boring part is {pc:45-70}% of my salary. What has really changed at your place this year?',
      replies: [
        'First drafts got faster, responsibility did not move at all.',
        'We are asked for more, not for fewer people. So far.',
        'I use it for the mails that I hate. Life is better.',
      ],
    },
    {
      title: 'Career path after {role}: what comes next?',
      text: 'I see three: lead people, become the expert whom everybody asks, or change to the client’s side. {y:6-11} years in, {age:29-37} years old. Which did you choose, and would you again?',
      replies: [
        'Client’s side. Weekends came back.',
        'Expert. Pay is capped a little earlier, sleep is not.',
        'Lead. Took two years until I liked it.',
      ],
    },
    {
      title: 'Best question you were asked in {arole} interview?',
      text: 'Mine: “Tell me about something that you stopped doing.” I thought for a whole minute and they let me. It was at {company}.',
      replies: [
        '“What would your last team say that you never learnt?” Still thinking.',
        '“Explain your work to my grandmother.” He meant it, she was on the call.',
      ],
    },
    {
      title: 'Tools: what do you use that nobody else knows?',
      text: 'I keep a plain text file with every decision and the date. {n:3-6} arguments won this year, all by scrolling.',
      replies: [
        'A kitchen timer. Twenty-five minutes, door closed.',
        'A checklist on paper, laminated. Juniors laugh and then copy it.',
      ],
    },
    {
      title: 'Seniors of this field: which mistake taught you most?',
      text: 'I sent a wrong file to {n:40-900/20} people in {lately}. My manager said “good, now you will never do it again” and made tea. I would like to hear yours to feel less alone.',
      replies: [
        'Deleted the wrong folder in my second week. There was a backup. There was a God.',
        'Promised a date to a client in the lift. We all paid for that lift ride.',
      ],
    },
    {
      title: 'How many hours do you work, really?',
      text: 'Contract: {a:40|45|48}. Reality: {b:49-58}, plus calls in the cab. I am trying to find out if it is my company, my boss or me.',
      replies: [
        '44. It is your boss.',
        '52 at quarter end, 42 otherwise. I can live with that.',
        'Same as you. I stopped answering after nine, nothing happened.',
      ],
    },
    {
      title: null,
      text: 'Explaining my job at a family function, attempt {n:7-30}: “No uncle, I cannot fix the {thing:phone|tax|AC|visa|loan}. No aunty, I am not {what:jobless|a clerk|in films}. Yes, they pay me for it.” 🙏',
      replies: [
        'My uncle introduces me as “in computers”. I work in procurement.',
        'Just say “manager”. Works every time.',
      ],
    },
    {
      title: 'First job in this department: what should I read and whom should I ask?',
      text: 'Joining {company} in {soon} as {role}. I would like to be useful by the end of the first month and not annoying before that.',
      replies: [
        'Ask the person who has been there longest to show you last year’s mess. Take notes.',
        'Be annoying in week one, it is allowed. In week five it is not.',
      ],
      voice: 'anyone',
    },
    {
      title: 'Vendor, client or in-house: where is this work most fun?',
      text: 'Vendor for {y:3-6} years: variety, pressure, airports. In-house looks calm from outside. People on the inside, is it calm or only slow?',
      replies: [
        'Calm AND slow. You get to see what happens to your work afterwards, that is the fun.',
        'Vendor side till 30, in-house after. Knees decide.',
      ],
    },
    {
      title: 'Metric that your department lives by, and what it breaks',
      text: 'Ours is turnaround time, {h:4-24} hours. So hard cases get closed and opened again as new ones. Beautiful graph. What is yours?',
      replies: [
        'Calls per hour. Guess what happens to people with real problems.',
        'Cost per unit. We now save on the box and pay for the returns.',
      ],
    },
    {
      title: 'Is a masters needed in our field?',
      text: 'Half of the leads at {mine} have one, the other half have {y:12-18} years and opinions. Evening course: ₹{a:1.2-3.5/0.1} L, two years, every Saturday.',
      replies: [
        'It opened one door for me, exactly one. It was the right door.',
        'Not needed, but the Saturdays gave me friends outside of work.',
      ],
    },
    {
      title: 'Moving to {city2} in this trade: who hires there?',
      text: 'Family reasons, by {soon}. {y:5-9} years as {role}. I know of {company} and {company2}. Whom am I missing, and are they decent?',
      replies: [
        '{company3} has a unit there, small but decent.',
        'Ask in the local chapter meetings, half of the openings never get advertised.',
      ],
    },
    {
      title: 'Rate my plan: {n:3-4} more years, then own practice',
      text: 'Savings of ₹{a:9-18} L, {k:4-9} people who would be clients, one spouse with a stable job. I am {age:32-40}. What did you wish you had known?',
      replies: [
        'Get the first paying client before you leave. One is enough, zero is not.',
        'Health insurance and a separate room. The rest you learn.',
      ],
    },
    {
      title: 'Appreciation post for the people nobody thanks',
      text: 'The {who:payroll team|night shift|data entry people|stores people|reception} in our place. {n:2-4} people who carry {m:300-900/50}. Everything that I deliver stands on what they do. Who is it at yours?',
      replies: [
        'Our driver. He knows every customer by name.',
        'The lady who runs the lab’s dishwasher. Without her nothing starts.',
      ],
    },
    ...shortInDepartments,
  ],
  replies: [
    'Same trade, other city, same story.',
    'Ask three people in your field, not on the internet. But also here.',
    'Good thread. Saving it.',
    'Depends on the industry, plants and offices differ a lot.',
    'After {n2:6-15} years in this line: yes.',
    'Not at my place, but I have heard it often.',
    'Would love to hear from somebody senior on this.',
    'बिलकुल सही बात।',
    'I print this and put it up at my desk.',
    'Nobody told me this when I started. Thank you.',
    'Numbers please, everyone!',
    'We should do a proper thread on this every year.',
  ],
};
