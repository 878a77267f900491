import type { PostBank } from '../../post-template';
import { shortSmallWins } from './short/topics-3';

/** Small Wins. */
export const smallWins: PostBank = {
  voice: 'anyone',
  templates: [
    {
      title: 'My code has run for {n:100-400/50} days without a single page',
      text: 'Nobody noticed, which is the point. I bought myself a jalebi.',
      replies: ['The quiet ones are the best ones. Respect.', 'Only one jalebi? For {n} days?'],
      voice: 'tech',
    },
    {
      title: 'Asked for ₹{a:1-3/0.5} L more and got it',
      text: 'I wrote the mail {n:6-14} times and sent it with eyes closed. Answer after {m:7-20} minutes: “fair, approved”. {y:4-9} years of not asking. Please ask.',
      replies: ['“Fair, approved.” I want this on a mug.', 'Sending mine tomorrow morning. You pushed me.'],
    },
    {
      title: 'First time that my mother understood what I do',
      text: 'She called because her pension page did not load. I fixed it on the phone. “So this is what you do, you make the page open.” Yes, Amma. Exactly this. ❤️',
      replies: ['Best job description ever.', 'Mine still tells people that I repair printers.'],
    },
    {
      title: 'Took {n:10-16} days of leave and did not open the laptop',
      text: 'Two hill stations, three books, one argument about maps. The project survived. I suspect that it was glad of the rest.',
      replies: ['The project sends its regards.', 'Teach us. How did you hand over?'],
    },
    {
      title: 'The intern that I mentored got a full-time offer',
      text: '₹{a:7-12} L, {company}, and a mail to me with the subject “we did it”. I have had promotions that felt like less.',
      replies: ['“We” is the whole story. Well done, both.', 'People remember this for twenty years.'],
    },
    {
      title: 'Cleared my {exam:CA final|PMP|GATE|actuarial paper} at the {n:third|fourth|fifth} try',
      text: 'Between shifts, on buses, once in a wedding hall. I am {age:27-39}. If you have failed twice: so had I.',
      replies: ['In a wedding hall! 👏👏', 'Failed twice. Needed this today.'],
    },
    {
      title: 'We made the canteen label the allergens',
      text: 'It took {n:5-11} mails, one small petition and a very good cook who said “why did nobody ask me?”.',
      replies: ['The cook should be in every meeting.', 'As somebody with a nut allergy: thank you.'],
    },
    {
      title: null,
      text: 'आज पहली बार मीटिंग में हिंदी में समझाया और सबको एक बार में समझ आ गया। डर {y:3-7} साल का था, काम {m:5-9} मिनट का। 🙂',
      replies: ['भाषा नहीं, बात समझ आनी चाहिए। बढ़िया!', 'More of this please.'],
    },
    {
      title: 'Zero accidents on our site for {n:200-600/50} days',
      text: '{m:80-240/10} people, {city2}, summer included. We celebrated with {s:sheera|samosas|kulfi|payasam} for all and an afternoon off. Helmets stay on.',
      replies: ['The best metric in the world.', 'Afternoon off is how you celebrate safety. Lovely.'],
    },
    {
      title: 'Left at six for a whole month',
      text: 'Experiment: no announcements, just leaving. Output: same. Dinner: hot. My son now knows three of my jokes.',
      replies: ['Only three good ones exist anyway 😄', 'Starting on Monday.'],
    },
    {
      title: 'A customer wrote a letter. By hand.',
      text: 'She thanked “the boy on the phone, {n:4|11|15} {lately}, who did not hurry me”. That was me. It is on the fridge.',
      replies: ['Frame it. Fridge doors get opened too fast.', 'This made my evening.'],
    },
    {
      title: 'Moved from contract to permanent after {n:14-32} months',
      text: 'Same desk, same badge colour at last. Insurance for my parents from the first of {soon}. We ate at the good place.',
      replies: [
        'The badge colour thing is so real. Congratulations!',
        'Insurance for the parents is the real promotion.',
      ],
    },
    {
      title: 'My first talk in front of {n:60-180/10} people',
      text: 'Hands shook, slides did not load, somebody shouted “just tell us”. So I told them. Turns out that I never needed the slides.',
      replies: ['“Just tell us” is the best feedback to any talk.', 'Where was it? Is there a recording?'],
    },
    {
      title: 'Found a bug worth ₹{a:6-38} lakh a year',
      text: 'Rounding. In one line, since {y:2017|2018|2019}. My manager hugged the monitor. I got a voucher of ₹{v:1,000|1,500|2,000} and honestly I only wanted the hug.',
      replies: ['Ask for more than a voucher in the appraisal. In writing, with the figure.', 'One line! What a find.'],
    },
    {
      title: 'Said “I do not know” to a director',
      text: '…and he said “neither do I, let us find out”. {n:12-20} people relaxed at the same time. You could hear it.',
      replies: ['Keep that director.', 'The sound of shoulders dropping.'],
    },
    {
      title: 'Team of {n:6-11}, nobody left this year',
      text: 'No secret. We cancel meetings, say thank you and share the Friday release. The budget was the same as everyone’s.',
      replies: ['Is your team hiring?', 'Cancelling meetings is the new bonus.'],
    },
    ...shortSmallWins,
  ],
  replies: [
    'Love this! 🎉',
    'Needed to read something good today.',
    'Congratulations, well earned.',
    'More of this on the feed please.',
    'बहुत बढ़िया! 👏',
    'Small? This is huge.',
    'Read it out to my flatmates. We all cheered.',
    'Party when?',
    'This is why I open the app.',
    'You forgot to say that it was hard. Respect.',
    'Saving this for a bad Monday.',
    'So happy for you.',
  ],
};
