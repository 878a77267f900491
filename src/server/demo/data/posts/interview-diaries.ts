import type { PostBank } from '../../post-template';
import { shortInterviewDiaries } from './short/topics-3';

/** Interview Diaries. */
export const interviewDiaries: PostBank = {
  voice: 'anyone',
  templates: [
    {
      title: '{company}, {role}, {n:4-6} rounds: my notes',
      text: 'Screening {a:25-40/5} minutes, one task at home ({h:3-6} hours, they said one), technical, manager, and a “culture” round with three people and one question.\n\nThey were kind, they were late every time, they answered in {d:4-9} days. Result: offer.',
      replies: [
        'Was the task paid? Mine there was not, but they gave real feedback.',
        'Three people and one question: “what would you do in your first month”?',
        'Thank you for writing the waiting time, nobody does.',
      ],
    },
    {
      title: 'Asked to solve a puzzle with {n:8|12|25} horses for {arole} role',
      text: 'I have never met a horse at work. I answered anyway, then asked how often they race in production. One of the two laughed. Guess which one made the decision.',
      replies: [
        'The other one. It is always the other one.',
        'I collect these. Last week: how many idlis are eaten in Chennai each morning.',
      ],
    },
    {
      title: 'Take-home task of “two hours” took {h:11-19}. Send an invoice? 😄',
      text: '{company} wants a full app with tests, deployment and a video of me explaining it. Deadline Monday, it was sent on Friday evening. What do you do with those?',
      replies: [
        'I do two hours and write down what I would do with more. Twice it got me the offer.',
        'Decline kindly. It tells you what their weekends look like.',
      ],
    },
    {
      title: 'Rejected after {n:4-7} rounds with “we went with another profile”',
      text: 'I asked for feedback. Answer: “you were strong in all areas”. So strong that they had to protect themselves. Does anybody ever get real feedback?',
      replies: [
        'Call the interviewer, not HR. Got ten honest minutes and used them in the next one.',
        '“Another profile” was an internal transfer in our case. Nothing to learn there.',
      ],
    },
    {
      title: 'How do you answer “why are you leaving”?',
      text: 'Truth: my manager reads his phone while I cry. Version for interviews: “looking for growth”. They wrote down “growth” with the face of someone who has heard it {n:6-9} times that day.',
      replies: [
        'Say what you are going to, not what you are running from. One concrete thing about their work.',
        '“I have learnt what I could there” is true and kind.',
      ],
    },
    {
      title: 'HR round: “what is your current CTC, expected, and lowest?”',
      text: 'Lowest! As if I would say it. I said “₹{a:19-26} L is what I expect for this role”. She asked for the lowest three more times. What is your sentence?',
      replies: [
        '“That is the number at which I would stop looking.” Then smile.',
        'Said “same question: what is your highest?” Silence, then the range.',
      ],
    },
    {
      title: 'Interviewer had his camera off and was eating',
      text: '{m:35-50/5} minutes of crunching. I think it was bhujia. I explained the whole {topic:payment flow|inventory close|audit plan|onboarding design} to a black rectangle with a name. I passed. Is that good?',
      replies: [
        'The bhujia liked you.',
        'I would ask to meet the manager before you sign. That is the person you will be talking to.',
      ],
    },
    {
      title: 'System design for {y:3-5} years’ experience: how deep?',
      text: 'They asked me to design {thing:a ticket booking|a food order|a ride sharing|an exam result} system for {n:10-50/10} million users. I started with the users, they wanted the partition key. What do you say first?',
      replies: [
        'Ask three questions, write two numbers, draw one picture. Then ask where they want to go deep.',
        'Say the trade-off out loud. They grade the thinking, mostly.',
      ],
      voice: 'tech',
    },
    {
      title: 'Group discussion topic today: “Is honesty profitable?”',
      text: '{n:9-14} people, {m:12-15} minutes, three shouted, two cried a little, and one said nothing for the whole time and then summed it up in four sentences. She got it. Rightly.',
      replies: [
        'I was that person in {year:2019|2021|2023} and I am still proud.',
        'The summary is the best seat in every group discussion.',
      ],
      voice: 'student',
    },
    {
      title: null,
      text: 'इंटरव्यू में पूछा: “Where do you see yourself in five years?” मैंने कहा, “इसी वेटिंग रूम में, अगर HR {n:2-4} घंटे और लेट हुई तो।” …नहीं बोला, पर सोचा बहुत ज़ोर से। 😶',
      replies: ['ज़ोर से सोचना भी एक skill है।', 'They kept me three hours and then asked about my punctuality.'],
    },
    {
      title: 'Ghosted by {company} after the final round. {d:16-34} days',
      text: 'Recruiter’s phone rings, mails get read. Portal says “in progress” with a green tick. When do you close a chapter in your head?',
      replies: [
        'One mail with a date: “I will assume that it is a no after Friday.” Closes it for you, whatever they do.',
        'Mine came on day 41, with an offer. By then I had another, and a clear conscience.',
      ],
    },
    {
      title: 'Panel of five for {arole} position. How to look at five people?',
      text: 'On a call it is one camera, in a room in {city} it was five chairs in a half circle and me on a very low sofa. I talked to the person who nodded. The other four did not.',
      replies: [
        'Begin the answer with the one who asked, end with the one who has not.',
        'The low sofa is a test. Ask for a chair. Seriously, I did.',
      ],
    },
    {
      title: 'Questions that I ask them, and what the answers told me',
      text: '“Who left last, and why?” · “What happens after a mistake?” · “What did you change because of the last retro?” · “When did you last take two weeks off?”\n\nThe fourth one is the best. {n:3-5} of {m:6-8} managers had to think.',
      replies: [
        'Adding “what would make me fail here”. Best answers of all.',
        'Asked the fourth today. He said 2019. I declined.',
      ],
    },
    {
      title: 'Reference check before any offer: they called my current boss!',
      text: 'I had written “please do not contact the present employer”. {company} did, on a {day:Tuesday|Thursday}, for “{n:5-10} quick minutes”. I now have an awkward meeting tomorrow. What would you say in it?',
      replies: [
        '“I was approached and listened, as everybody does.” Short, calm, next topic.',
        'Write to their HR head. That is a breach and they know it.',
      ],
    },
    {
      title: 'Passed after {n:3-5} rejections by the very same company',
      text: '{company} said no in {a:2022|2023}, no in 2024, and yes this {day:Monday|Tuesday|Friday}. Same building, same watchman, who said “aap phir aa gaye” and then brought me tea. ₹{p:16-29} L. I told the watchman first.',
      replies: [
        'The watchman is the hero of this story.',
        'Congratulations! What did you do differently?',
        'Third time for me next month. Thank you.',
      ],
    },
    {
      title: 'Walk-in drive: {n:300-900/50} people for {m:15-40/5} seats',
      text: 'Queue from 7 in the morning, test at 2, result by shouting names from a balcony. {company}, {city}. I did not get in, but made two friends and we now prepare together.',
      replies: [
        'Two friends is a better result than most walk-ins give.',
        'They should at least give water. Did they?',
      ],
      voice: 'seeker',
    },
    ...shortInterviewDiaries,
  ],
  replies: [
    'Good luck for the next one!',
    'Had exactly this at {company2} last month.',
    'Interviews go both ways. You learnt something about them.',
    'Write the questions down the same evening, after two days they are gone.',
    'They decide in the first {n2:7-12} minutes anyway.',
    'Prepare three stories and tell them well. It covers most questions.',
    'Ask for the next step and the date before hanging up.',
    'This is the most useful post that I read today.',
    'अगली बार पक्का होगा।',
    'Recruiter here: you are right, and we are ashamed.',
    'Rejected there too. Happier where I am.',
    'Would you go there again?',
  ],
};
