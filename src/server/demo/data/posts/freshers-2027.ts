import type { PostBank } from '../../post-template';
import { shortFreshers2027 } from './short/topics-2';

/** Freshers 2027. */
export const freshers2027: PostBank = {
  voice: 'student',
  templates: [
    {
      title: 'Placed at {company}, joining date “will be communicated”',
      text: 'Offer in {lately}, ₹{a:3.6-6.5/0.1} LPA, nothing since. Seniors of the last batch waited {n:4-10} months. Do I take the smaller offer that starts in {soon}?',
      replies: [
        'Take the one with a date. You can join the other when it has one.',
        'Waited seven months in the last batch. Learnt a lot, earned nothing.',
      ],
    },
    {
      title: 'Service company at ₹{a:3.6-4.5/0.1} L or six months of preparation?',
      text: 'Everyone at home says take it. My mentor says the first job decides the next five years. I have solved {n:180-420/10} problems and built two projects that actually run. CGPA {c:6.8-8.4/0.1}.',
      replies: [
        'Take it and prepare in the evenings. A gap with a salary is not a gap.',
        'First job decides the next two years, not five. Just do not stay out of comfort.',
        'Two projects that run are worth more than 400 problems. Put them on top.',
      ],
    },
    {
      title: 'What do I say to “tell me about yourself” in 60 seconds?',
      text: 'I have tried it {n:12-30} times in front of a mirror. It begins with my tenth marks and ends when the mirror falls asleep.',
      replies: [
        'Present, past, future: what you build now, how you got there, why them. Marks nowhere.',
        'Start with the one thing you would like to be asked about. They will ask about it.',
      ],
    },
    {
      title: 'Bond of {y:2-3} years and ₹{a:50000-200000/25000}. Sign?',
      text: 'On-campus offer from {company}. They keep no certificates, but want a cheque. College says everybody signs. My uncle, who is a lawyer for property only, says never.',
      replies: [
        'A bond they can enforce is only for real training costs. A blank cheque is a no, whatever the college says.',
        'Signed one, left after 14 months, nothing happened. But I did not sleep for a week.',
      ],
    },
    {
      title: 'No coding background, B.Com 2027: which first role grows?',
      text: 'Good with spreadsheets, better with people, average with English. Options: audit associate at {company}, process associate, or a data analyst course for ₹{a:35000-90000/5000}.',
      replies: [
        'Audit for two years, then everything is open. Hard but it stays on your face like a good school.',
        'Learn SQL for free in a month before paying anyone for a course.',
      ],
    },
    {
      title: 'Internship stipend ₹{a:8000-25000/1000} in {city2}: can one survive?',
      text: 'Office gives lunch. PG is ₹{r:7000-12000/500}. Six months, and a “high chance” of conversion. How many of your batch were converted?',
      replies: [
        'Nine of us, four converted. Ask for the number of last year, they know it.',
        'With lunch you survive. Without friends nearby you do not.',
      ],
    },
    {
      title: 'Failed {n:9-17} campus interviews. What changed for you?',
      text: 'I clear aptitude, I clear coding, and then HR asks about my weakness and I become the answer. Roommate says relax. Roommate has an offer.',
      replies: [
        'Mock interviews with a stranger, not with a friend. After five the fear is boring.',
        'Number eleven was mine. It only takes one.',
        'Record yourself once. Painful and worth more than any book.',
      ],
    },
    {
      title: null,
      text: 'माँ पूछती हैं “कैंपस में कितनी कंपनियाँ आईं?” मैं बोलता हूँ {n:14-30}। “और तुम कितनी में गए?” वो भी {n}। “फिर?” … फिर खाना खा लेते हैं माँ। 🥲',
      replies: [
        'भाई, मेरी भी यही कहानी थी, आख़िरी दौर में बदल गई। टिके रहो।',
        'Stay in it. Off-campus is bigger than people think.',
      ],
    },
    {
      title: 'Is a 7.{c:1-9} CGPA the end for product companies?',
      text: 'Cut-off on campus is 8. I have one open source contribution that was merged and {n:2-4} hackathon certificates that nobody reads. Off-campus, referral, or masters?',
      replies: [
        'Referral with a link to the merged contribution. My CGPA was never asked after the first call.',
        'Write to three maintainers. One of them works where you want to work.',
      ],
    },
    {
      title: 'First salary on the {d:28th|30th|31st}. What did you buy?',
      text: 'I start on {day:Monday|Thursday} and already know: a saree for my mother, a mixer for my flat and dosa for {n:5-9} friends. What was yours?',
      replies: [
        'Bus tickets home for three days. Best money of my life.',
        'A chair. Two years later my back says thank you.',
      ],
    },
    {
      title: 'Training at {company}: what happens in the {n:8-16} weeks?',
      text: 'Joining in {soon}, location {city2}. Is there an exam, can one fail it, and is the hostel really as strict as the group says (9 pm, no induction stove)?',
      replies: [
        'There is an exam every second Friday. Almost nobody fails twice if they do the labs.',
        'Stove is banned, kettle is not. Noodles are possible.',
      ],
    },
    {
      title: 'Core branch or software? Mechanical, {c:7-9} CGPA',
      text: 'Plant offer from {company}: ₹{a:4.2-5.6/0.1} L, township, 48 hours a week. Software offer: ₹{b:5.8-7.5/0.1} L, {city2}, nobody knows what I will work on. I like machines. Does liking count?',
      replies: [
        'Liking counts more than ₹1 L. In the plant you will lead twenty people at 26.',
        'Go to a plant for one week first. The romance either grows or ends.',
      ],
    },
    {
      title: 'Resume: one page or two?',
      text: 'Have {n:3-5} projects, one internship, some volunteering with a blood bank. The placement cell wants two pages with photo and father’s name. In {year:2026|2027}?',
      replies: [
        'One page, no photo, no father. Give the placement cell theirs and keep yours for the world.',
        'Keep the blood bank, it was the thing my interviewer asked about.',
      ],
    },
    {
      title: 'How I got an off-campus offer with {n:140-320/10} applications',
      text: '{n} applications, {r:14-26} replies, {i:6-9} interviews, 2 offers, 1 accepted: ₹{a:7-11} L at {company}.\n\nWhat worked: a two-line mail to the person, not to the portal, with a link to something that runs.\nWhat did not: every single “easy apply” button.',
      replies: [
        'Please share the two lines!',
        'The link to something that runs is the whole trick. Congratulations 🎉',
        'That reply rate is honest. Thanks for not saying “I just believed”.',
      ],
    },
    {
      title: 'Backlog in {sub:Signals|Maths III|Thermodynamics|Cost Accounting}: will {company} still take me?',
      text: 'Letter says “no active backlogs at the time of joining”. Result of the re-exam comes {n:5-20} days after the joining date. Tell HR now, or hope?',
      replies: [
        'Tell them now. They shifted my joining by one batch, no drama at all.',
        'Hope is not a plan, and they check.',
      ],
    },
    {
      title: 'Do companies visit {college:tier 3|women’s|evening|government} colleges for anything but sales?',
      text: 'This season: {n:6-12} companies, {m:5-9} of them for “business development executive” with a target from week one. I study {c:statistics|electronics|biotechnology}. What do people here do instead?',
      replies: [
        'Pool campus of the university in {soon}. Ask your department, they often forget to announce it.',
        'Apprenticeships! Paid, real work, and half of my batch stayed.',
      ],
    },
    ...shortFreshers2027,
  ],
  replies: [
    'Same batch, same situation. You are not alone.',
    'Seniors here: it looks much bigger than it is.',
    'Ask the batch above you, they know the real answer.',
    'Do not pay anybody for a job. Ever.',
    'Get every promise by mail, even the joining date.',
    'All the best! Tell us how it went 🤞',
    'First job is a door, not a house.',
    'I was in your place in {year2:2023|2024|2025}. It turned out fine.',
    'टेंशन मत लो, लगे रहो।',
    'One application a day with care beats fifty in one evening.',
    'Placement cell WhatsApp groups are 90% panic. Mute for a week.',
    'Thanks for asking this, I was too shy.',
  ],
};
