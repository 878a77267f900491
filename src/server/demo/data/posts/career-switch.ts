import type { PostBank } from '../../post-template';
import { shortCareerSwitch } from './short/topics-3';

/** Career Switch. */
export const careerSwitch: PostBank = {
  voice: 'anyone',
  chapter: 'switching',
  templates: [
    {
      title:
        'From {from:support|testing|operations|sales} to {to:data analyst|product|HR|design} at {age:27-34}: pay cut of {pc:10-30}%?',
      text: '{y:4-8} years in the first, a certificate and two small projects in the second. Everyone wants “{n:2-3} years of relevant experience”. Internal transfer is “under discussion” since {lately}. Go outside or wait?',
      replies: [
        'Inside is easier than outside, but not for longer than two quarters. Set a date.',
        'Took 20% less, was back at my old pay in 14 months.',
        'Do one real project for another team for free. It becomes your two years.',
      ],
    },
    {
      title: 'MBA at {age:28-33}, ₹{a:14-26} L fees. Still worth it?',
      text: 'I earn ₹{b:11-16} L as {role}. Average package on the brochure is ₹{c:19-26} L, and I suspect that the median is on holiday. Those who did it: what was the real difference after three years?',
      replies: [
        'Ask for the audited placement report. If there is none, there is your answer.',
        'Network yes, money no. In my case they took five years to even out.',
        'Two evenings with alumni from the lower half of the class told me more than the brochure.',
      ],
    },
    {
      title: 'Plant to desk: production engineer wants supply chain planning',
      text: '{y:5-9} years at {mine}, shifts every week, I have seen my daughter awake on Sundays. Planner roles in {city2} ask for one specific tool that nobody here has. Learn it alone?',
      replies: [
        'The tool takes six weeks, the floor takes six years. You have the harder half.',
        'Offer to clean up the plant’s own schedule first. That was my whole portfolio.',
      ],
    },
    {
      title: 'Bank clerk exam passed, software offer in hand',
      text: 'Bank: ₹{a:5.5-6.5/0.5} L, transfer every three years, pension-like peace for my mother. Software: ₹{b:7.5-9.5/0.5} L, {city2}, and nobody knows. I am {age:23-26}. My relatives have formed a committee.',
      replies: [
        'At 24 take the one that you would miss. The exam can be written again, if age allows. Check the limit.',
        'Bank here, nine years. Peace is real, boredom too.',
      ],
    },
    {
      title: 'Doctor to health-tech product. Anyone?',
      text: '{y:4-8} years in a hospital in {city}, {n:60-72} hours a week. {company} wants someone who “speaks both languages”. Pay is about the same, weekends are not. Will I miss the patients?',
      replies: [
        'Yes, you will miss them. I do a free clinic on Saturdays and it fits again.',
        'Ask who decides when the doctor and the roadmap disagree.',
      ],
    },
    {
      title: 'Army to corporate: what is my level?',
      text: '{y:10-15} years, led {n:40-120/10} people, budgets, trucks, weather. HR asks whether I can “handle ambiguity”. Offers range from ₹{a:12-16} L to ₹{b:24-32} L for the same life. How did you find the right one?',
      replies: [
        'Operations and security are where they put us. Ask for programme roles, the pay is better and it is the same job.',
        'Handle ambiguity 😄 Tell them about one night in the hills. Then stay silent.',
      ],
    },
    {
      title: 'I taught myself {skill:SQL|UX|payroll|video editing} in {n:5-9} months. Now what?',
      text: 'Two hours every evening after work. I can do real things now, and every advertisement says “degree in the field”. Does anyone hire on a portfolio?',
      replies: [
        'Small firms do. Send them something about their own product, unasked.',
        'Ignore the degree line. It is copied from the last advertisement.',
      ],
    },
    {
      title: 'Back to my home town: {city2}, same trade, half the pay',
      text: 'Father’s shop needs me for the mornings. {company} has an office of {n:15-60} people there and offers ₹{a:7-11} L. I make ₹{b:15-20} L now. No rent, mother’s cooking, no traffic. Someone please say something wise.',
      replies: [
        'Do the sum after rent, travel and eating out. The half becomes three quarters.',
        'I went. The first winter is strange, after that you will not understand the question any more.',
      ],
    },
    {
      title: 'From big company to founder of a {what:pickle|coaching|furniture|repair} business',
      text: 'Left {mine} {n:10-26} months ago. Turnover last month ₹{a:1.8-4.5/0.1} L, profit ₹{b:25000-70000/5000}. No appraisal, no leave, no regret before 11 pm. Ask.',
      replies: [
        'How did you find the first twenty customers?',
        'No regret BEFORE 11 pm is very honest.',
        'Do you sleep? Asking for my wife.',
      ],
    },
    {
      title: 'Changed my mind at {n:3-5} months into the new field',
      text: 'I wanted {role} for years, I got it, I do not like it. The people are wonderful, the work is like chewing paper. Is it too early? I feel like a child who cried for the toy.',
      replies: [
        'Six months is fair to the job and to you. Write down every week what you liked.',
        'Knowing what you do not want is also worth a salary.',
      ],
    },
    {
      title: null,
      text: 'इंजीनियरिंग की, नौकरी बैंक में, दिल रसोई में। {n:2-4} साल सोचा, आज होटल मैनेजमेंट के evening course की फीस भर दी: ₹{a:38000-85000/1000}। पापा को अभी बताया नहीं है। 🍛',
      replies: ['पहला टिफिन हमें भेजना!', 'Good luck, Chef. Papa comes round after the first biryani.'],
    },
    {
      title: 'Recruiter says {y:9-14} years in one company is a red flag',
      text: 'Four roles, three cities, two children, one employer. Since when is staying a defect? How do I write it so that it looks like what it was: four jobs?',
      replies: [
        'Write it as four jobs, with the company as the headline only. My calls doubled.',
        'It is a flag for recruiters and a wonder for managers. Get to the manager.',
      ],
    },
    {
      title: 'Which certification did really move your pay?',
      text: 'I have {n:3-5} of them, total cost ₹{a:45000-120000/5000}, total effect: one nice frame. Please name yours only if someone paid you more because of it.',
      replies: [
        'None. A project with numbers did, ₹3 L in one move.',
        'CA inter, oddly. People trust that you can sit still.',
      ],
    },
    {
      title: 'Journalist to content lead: do I have to say “content”?',
      text: '{y:6-11} years of deadlines, {n:3-4} newsrooms, all smaller now than my building society. {company} pays double for half the words. The first brief said “snackable”.',
      replies: [
        'Say it in the interview, never at home.',
        'Two years in: the hours are human, the words are not always. I write at night and am happy.',
      ],
    },
    {
      title: 'How I moved from QA to {role} inside one company',
      text: '1. Fixed small bugs that I had found myself, {n:20-40} in one quarter.\n2. Asked for reviews from the person who was hardest to please.\n3. Wrote what it saved: about {h:30-60/5} hours a month.\n4. Asked in {lately}, with the sheet, not with feelings.\n\n{pc:18-30}% more. Same desk.',
      replies: ['Number 2 is genius.', 'Doing number 1 already, will start to count.'],
    },
    {
      title: 'Is {age:38-45} too late for the first job abroad?',
      text: 'Offer from a client, two years, wife can work, son is in class {c:6-9}. Savings would grow, parents would age without us. We make lists every night and throw them away.',
      replies: [
        'We went at 41 for three years. The son decided it, and he was right.',
        'Ask what the way back looks like before you go. Roles at home do not wait.',
      ],
    },
    ...shortCareerSwitch,
  ],
  replies: [
    'Try it for one evening a week before you jump.',
    'Pay cut now, or regret later. Only you know the size of both.',
    'Talk to three people who do that job. Not to influencers.',
    'I switched at {n2:29-41}. Nobody asks about it any more.',
    'Your old field is your advantage, not your baggage.',
    'Set a date. Without one it stays a dream.',
    'Internal transfer first, always.',
    'Savings for {m2:6-12} months and then go.',
    'दिल की सुनो, पर EMI की भी।',
    'Please write again in a year!',
    'The first three months are the worst. It is meant to be like that.',
    'Did this. Best year, worst year, same year.',
  ],
};
