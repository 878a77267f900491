import type { PostBank } from '../../post-template';
import { shortManagersAndLeads } from './short/topics-2';

/** Managers & Leads. */
export const managersAndLeads: PostBank = {
  voice: 'anyone',
  chapter: 'leading',
  templates: [
    {
      title: 'First week as a lead and I want my old job back',
      text: 'Yesterday I was the best {role} of the team, today I am the worst manager. {n:14-26} meetings, no output, two people who wanted my seat. When does it get better?',
      replies: [
        'Month four. Until then count conversations as output.',
        'Talk to the two first. Ask what they would have done with the seat. One of mine became my best ally.',
        'You can go back, you know. Saying this out loud took half the weight off me.',
      ],
    },
    {
      title: 'Bell curve forces me to give a “below” to a team of {n:6-9}',
      text: 'They all delivered. HR needs one. Last year it was the one who was on paternity leave, and I still feel ashamed. How do you handle this without breaking trust?',
      replies: [
        'Fought it with data and lost, then told the person the truth. He left and thanked me a year later.',
        'Ask for the curve over the department instead of over each team. We got that.',
      ],
    },
    {
      title: 'One-on-ones: what do you ask after “how are you”?',
      text: 'Mine take {m:8-14} minutes and end with “all good”. I have {n:7-12} reports and I learn more at the tea stall.',
      replies: [
        '“What is the thing you would not put in a mail?” Then wait.',
        'Do them at the tea stall.',
        '“What should I stop doing?” Nobody answers the first three times. Ask a fourth.',
      ],
    },
    {
      title: 'Best engineer, worst colleague',
      text: 'Ships twice as much as anyone, makes juniors cry in reviews. Two transfers out in {n:4-8} months. My boss only sees the first half of the sentence.',
      replies: [
        'Add the cost of two replacements to his output. The sum is negative and your boss can read sums.',
        'Tell him once, clearly, with examples and a date. Some really do not know.',
      ],
    },
    {
      title: 'Team member asks for {pc:35-60}% or leaves. Budget is {b:8-11}%',
      text: 'She is worth it. If I give it, {n:3-5} others are underpaid by the same sheet. If not, the project loses {m:2-4} months. What did you do?',
      replies: [
        'Used her case to get a market correction for all. It took one quarter and one resignation to get heard.',
        'Help her get the best offer outside and keep her as a friend. Sometimes that is all that is in the budget.',
      ],
    },
    {
      title: 'How do you give bad feedback to someone older than your father?',
      text: 'I am {age:28-33}, he is {age2:54-58}, knows everything about the plant and nothing about the new system. He calls me beta. I call him sir. The reports are wrong every Friday.',
      replies: [
        'Ask him to teach you the plant and offer to sit with him for the system. Both on the same day.',
        'In private, about the report, never about him. “Sir, the third column, shall we look at it together?”',
      ],
    },
    {
      title: 'Skip-level wants a daily status at {t:9|9.30|10} pm',
      text: 'India evening, US morning, {n:11-30} people dial in to hear three speak. I have proposed a written update. Answer: “energy is lost in writing”. 🫠',
      replies: [
        'Send the written update anyway, at six. After two weeks people stop dialling in.',
        'Rotate who attends. One person from each team, the others sleep.',
      ],
    },
    {
      title: 'Went back from manager to {role}. Ask me anything',
      text: '{y:2-4} years of calendars, {n:9-16} reports, one bad back. Same pay, because I asked for it. I sleep again. People ask “what happened?” as if somebody had died.',
      replies: [
        'How did you tell your team?',
        'Same pay is the interesting part. How did you argue for it?',
        'Did it two years ago, best decision. Nobody remembers by now.',
      ],
    },
    {
      title: 'Hiring for {n:2-4} months, still no {role} in {city}',
      text: 'Panel rejects {pc:85-94}% in the first round and then complains about interviews. The budget is market, the office is three days. Is our bar wrong or our questions?',
      replies: [
        'Let two of your current people take the interview blind. Ours failed. We changed the questions.',
        'Write the salary into the advertisement. We got three times the applications and half of them good.',
      ],
    },
    {
      title: null,
      text: 'New manager’s dictionary:\n“Quick sync” = {m:45-75/5} minutes\n“Thoughts?” = I have decided\n“Let us take this offline” = never\n“Low-hanging fruit” = your weekend 🍋',
      replies: ['“Circle back” = I forgot and so should you.', '“Ownership” = it is yours now, and it is broken.'],
    },
    {
      title: 'Do you tell your team what you earn?',
      text: 'A junior asked straight out in a one-on-one. I gave the band. He nearly fell off the chair, then asked what it takes. Best career talk we have had. My HR partner was less happy.',
      replies: [
        'Bands should be public anyway. Well done.',
        'Told mine the exact figure when I left. They all negotiated better after that.',
      ],
    },
    {
      title: 'A quiet person in the team: leave in peace or push?',
      text: 'Great work, camera off, says maybe {n:20-40} words a week. Promotion panel wants “presence”. I do not want to turn a good introvert into a bad extrovert.',
      replies: [
        'Let the work speak in writing. Ours presents with a document that everyone reads in silence for ten minutes.',
        'Ask the person. Mine wanted the promotion and not the stage, and we found a way.',
      ],
    },
    {
      title: 'Lost {n:2-4} people in one month. What do I say to the rest?',
      text: 'Two for money, one for a reason that he would not tell. Everyone is doing the maths in the pantry. The official line is “natural attrition”.',
      replies: [
        'Say what you know, say what you do not know, say what you are doing. In this order, tomorrow.',
        'Talk to each of the rest in one week. Not to convince, only to listen.',
      ],
    },
    {
      title: 'My report was promoted above me, and it is fine',
      text: 'I hired her {y:4-7} years ago. On Monday she becomes my manager. I expected it to hurt for longer than a weekend. Advice for the first one-on-one with your former intern?',
      replies: [
        'Tell her the one thing that you wished your reports had told you.',
        'You built a better manager than yourself. That is the job, isn’t it?',
      ],
    },
    {
      title: 'Offsite budget ₹{a:3000-6000/500} per head. What is not cringe?',
      text: 'No trust falls, no corporate karaoke, two vegetarians who are really vegan, one person who does not travel at night. {n:9-16} people, {city}.',
      replies: [
        'A long lunch, a walk, home by six. People still talk about ours.',
        'Cooking together. You see at once who reads the specification.',
      ],
    },
    ...shortManagersAndLeads,
  ],
  replies: [
    'Month four gets easier. Promise.',
    'Write it down before you say it. Half of it disappears.',
    'Your team knows already. They are waiting for you to say it.',
    'Had the same with {n2:2-4} people. A clear talk beat six months of hints.',
    'Ask your own manager what they would do, then do it kindly.',
    'HR is not your enemy, but it is not your diary either.',
    'The fact that you ask means that you are doing fine.',
    'I would want to be in your team.',
    'मैनेजर भी इंसान होता है, ये पोस्ट सबूत है।',
    'Take a day before you answer. Nothing here burns.',
    'Reading this as a report: please just tell us.',
    'Learnt this the hard way, with a resignation letter on my desk.',
  ],
};
