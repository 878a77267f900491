import type { PostBank } from '../../post-template';
import { shortWomenWhoShip } from './short/topics-2';

/** Women Who Ship. */
export const womenWhoShip: PostBank = {
  voice: 'anyone',
  chapter: 'woman',
  templates: [
    {
      title: 'Back after {n:14-30} months: how did you explain the gap?',
      text: 'Two children, one certification, a lot of patience. Recruiters ask “so you were doing nothing?” and I have stopped laughing. What sentence worked for you?',
      replies: [
        '“I took a planned break and I am back full time.” Then I talk about work. Nobody asked twice.',
        'Companies with a return programme asked about my last project, not about my children. Look for those.',
      ],
    },
    {
      title: 'Only woman in a team of {n:9-22}. Small things that helped?',
      text: 'Nobody is rude. But I am interrupted, then quoted by someone else, then thanked for taking notes. I would like to keep the job and lose the notes.',
      replies: [
        '“Happy to, let us rotate.” Said once a week for a month. Now there is a rota.',
        'Find one ally who says “she just said that”. It works better than saying it yourself, sadly.',
        'I started sending the agenda. Whoever sends the agenda is not asked for the notes.',
      ],
    },
    {
      title: 'Found out that I earn {pc:12-28}% less than the new joiner I trained',
      text: 'Same title, less experience. I know because he told me, he was embarrassed. My review is on {day:Monday|Thursday}. How do I bring it up without putting him in it?',
      replies: [
        'Talk about the band and market figures, not about him. “Where am I in the band and what takes me to the middle?”',
        'Bring three numbers from outside and your list of shipped things. Then wait.',
        'Update us. Half of this group is in that meeting with you.',
      ],
    },
    {
      title: 'Night shift cab: policy says escort, driver says no',
      text: 'Drop at {t:11|12|1}.{m:15|30|40}, I am the last one out in {city}. The guard gets down {n:2-4} stops before me. I have written to transport twice. What made your company move?',
      replies: [
        'Wrote to the internal committee, not to transport. Changed within a week.',
        'It is a licence condition for night shifts in most states. Quote that line and copy the site head.',
      ],
    },
    {
      title: 'Promoted to {role} six weeks before maternity leave 🎉',
      text: 'I told my manager in {lately} with a knot in my stomach. He said “good, we will announce both”. It can be like this. Writing it down because I only ever read the other kind of story.',
      replies: [
        'Crying at my desk, congratulations on both!',
        'Needed exactly this today.',
        'Which company, so that I can apply? Only half joking.',
      ],
    },
    {
      title: 'Creche near {area:the office|HITEC City|Whitefield|Hinjawadi|Magarpatta}: what do you pay?',
      text: 'Company has a tie-up at ₹{a:9000-16000/500} a month till 6.30, release calls are at 7. They say “the law needs a creche, not a late creche”.',
      replies: [
        'We asked with twelve signatures for 8 pm. It took two months and it happened.',
        'I pay ₹14,000 and the calls moved to 4, because I simply left at 6.15 every day.',
      ],
    },
    {
      title: 'How do you say no to “office mom” work?',
      text: 'Birthday cakes, farewell cards, Diwali decoration, {n:3-6} onboarding buddies. My rating: “great culture contribution”, {r:3|3.5} of 5. His rating: 4.5, he cannot spell Diwali.',
      replies: [
        'Put hours on it. “That is eleven hours this month, which of my goals should move?”',
        'Drop one thing silently and see. Nobody bought a cake for a month and the company survived.',
      ],
    },
    {
      title: 'Mentor wanted: from {role} to lead in two years',
      text: '{y:5-9} years of experience, good reviews, no one above me who looks like me. I do not need inspiration, I need somebody who reads my promotion document and is mean to it.',
      replies: [
        'I can be mean. Send it over chat once that exists here 😄',
        'Write it as if for a stranger: what was broken, what you did, what it is worth now. Nine of ten documents lack the third.',
      ],
    },
    {
      title: 'Asked in an interview if I am planning to marry',
      text: '{company}, second round, {n:3-5} men on the call. I said “I am planning to ship the migration by {soon}, and you?” They laughed. I got the offer. I am not sure that I want it.',
      replies: [
        'Best answer of the year. And no, I would not take it.',
        'Report it to their HR after you decline. I did, they wrote back and apologised.',
      ],
    },
    {
      title: null,
      text: 'मीटिंग में: “Can someone take notes?” और {n:8-14} लोगों की नज़र एक ही तरफ़। मैंने कहा, “हाँ, मैं तब तक प्रेज़ेंटेशन दे दूँगी।” नोट्स आज पहली बार किसी और ने लिखे। ✊',
      replies: ['क्या बात है! 👏', 'Framing this sentence above my desk.'],
    },
    {
      title: 'Maternity leave and the appraisal cycle',
      text: 'Away for 26 weeks, rated “not applicable”, which becomes the lowest bucket, which becomes {pc:0-3}% hike. HR says the system does it. Has anyone made the system undo it?',
      replies: [
        'Yes: asked to be rated on the months I worked. They had a manual form for it all along.',
        'The system is a person who did not want to write a mail. Escalate kindly.',
      ],
    },
    {
      title: 'From teacher to {role} at {age:31-38}: ask me anything',
      text: '{y:6-10} years in a school, one year of evenings, {n:60-140/10} applications, first offer ₹{a:5-8} L. Today it is ₹{b:13-18} L. Explaining things to thirteen-year-olds was the best training for stakeholders.',
      replies: [
        'How many hours did you study in a week, honestly?',
        'The last line is so true 😂',
        'Starting this with a two-year-old at home. Thank you for the numbers.',
      ],
    },
    {
      title: 'Company housing and site work: how is it for women engineers?',
      text: 'Offer from {company}, site near {city2}, {n:2-5} women among {m:120-400/10} people. They have built a separate block, “brand new”. What should I ask before I say yes?',
      replies: [
        'Toilets on site, not in the block. Transport after second shift. And talk to one of the women who are there.',
        'Did three years on site. Hard first month, then the best team I ever had.',
      ],
    },
    {
      title: 'Is it all right to want only the money?',
      text: 'Every panel tells me to find purpose. My purpose is school fees, a flat in my own name, and never again asking anyone for ₹{a:500|1,000|2,000}. I ship well. Is that allowed?',
      replies: [
        'Allowed and admirable.',
        'A flat in your own name IS a purpose.',
        'Save the first six months’ expenses, then purpose gets a lot easier as well.',
      ],
    },
    {
      title: 'Salary talk with my daughter',
      text: 'She is {age:9-14} and asked what I earn. I told her. She asked what her father earns. She did the subtraction in her head and said, “So who does the dishes?” Recruiting her for the negotiation team.',
      replies: ['Hire her.', 'The board needs this girl.'],
    },
    {
      title: 'Hot flashes, hard deadlines: anyone talk about menopause at work?',
      text: 'I am {age:46-52}, lead {n:8-20} people, and there is an app for everything but this. Small fan, cotton dupatta, camera off. What do you do, and did you tell your manager?',
      replies: [
        'Told mine in one sentence. He said “what do you need” and never mentioned it again. Perfect.',
        'Moved reviews to the morning. Sleep is gone anyway by then 😄',
      ],
    },
    ...shortWomenWhoShip,
  ],
  replies: [
    'With you. Please keep posting.',
    'This. Exactly this.',
    'Ask for it in writing, kindly, with a date.',
    'We started a lunch of {n2:4-9} women once a month. Everything got easier.',
    'Happened to me at two places. The third was different, they do exist.',
    'Sending this to my whole team.',
    'The internal committee is there for this as well. Use it.',
    'Numbers help. Feelings are argued with, figures are not.',
    'मेरी बहन को भेज रही हूँ।',
    'Thank you for writing what many only think.',
    'A good manager would want to know. Try once.',
    'How did it end? I keep thinking about this one.',
  ],
};
