import { shortPosts } from './short-posts';

/** More of the rooms of departments. */
export const shortInDepartments = shortPosts([
  [
    'What do you tell people at weddings that you do?',
    'I am {arole}. My cousin introduces me as “in an office”. Give me one sentence that an uncle understands.',
    '“If I stop, things stop.” They nod and take more rice.',
  ],
  [
    'One habit that made you better at this work',
    'Mine: I write down the question before I look for an answer. Sounds silly, saved me {n:3-5} wrong answers this month.',
    'Sleep on every mail that begins with “as per”.',
    'Asking who will use it. Every time.',
  ],
  [
    'Which title comes after {role} in your company?',
    'Here it is the same word with a “senior”, then with a “lead”, then somebody’s nephew.',
    'Ours has numbers. Like shoes, and they fit as well.',
  ],
  [
    'How do you learn when nobody above you knows more?',
    'I am the only one of my trade in a company of {n:60-300/20}. I read, I guess, I test. I miss being corrected.',
    'Find two people in other companies and talk once a month. Changed everything for me.',
  ],
  [
    'The thing nobody sees in our work',
    'People see the end of it. They do not see the {n:9-30} calls before. What is invisible in yours?',
    'That it was nearly wrong, twice.',
    'Waiting. I am paid for waiting well.',
  ],
  [null, 'An honest estimate from {arole}: it takes two days, I say four, you hear one.', 'And then it takes three.'],
  [
    'What is your oldest file still in use?',
    'Ours is from {y:2006|2008|2011}, has {n:14-38} sheets and a comment “do not touch, Ramesh”. Ramesh retired. Nobody touches it.',
    'Ours has a password. The password is the founder’s dog.',
  ],
  [
    'Is there a good meet-up for us in {city}?',
    'Not a conference with lanyards. A room, tea, people who do the same and are willing to say what went wrong.',
    'First Saturday, library hall, about twenty of us. Bring a failure.',
  ],
  [
    'How do you say “this is not our job” politely?',
    'I have become the place where things are put. Last week it was a parrot. I mean it, a parrot.',
    '“Happy to help, whose is it?” Works for everything, also for parrots.',
  ],
  [
    'Which number do you look at first in the morning?',
    'I look at the one that can only get worse. My colleague looks at the one that always gets better. She is happier.',
    'The clock. Then the number of unread.',
  ],
  [
    'A customer taught me my own trade',
    'He has been buying from us for {y:12-25} years. He asked why we do it in this order. Nobody knew. We turned it round and it takes half the time.',
    'Name him in the credits.',
  ],
  [
    'Certificates on the wall or in the drawer?',
    'I have {n:2-6}. My boss has none and knows everything. Since then they are in the drawer.',
    'Wall until thirty, drawer afterwards.',
  ],
  [
    'What do you ask candidates for our kind of work?',
    'I ask: tell me about something that you stopped doing. Some are silent. The good ones laugh.',
    'I ask what they would throw away first.',
  ],
  [
    'Salary of {arole} in a government body: does anybody know?',
    'Pension, quarters, a hill station every third year. Against ₹{a:9-19} L and a laptop that never sleeps.',
    'Look at the pay level, then add the house. It is closer than one thinks.',
  ],
  [
    'When did you feel that you are good at it?',
    'For me it was when I stopped preparing for the wrong questions. {y:4-8} years.',
    'When somebody copied my template without asking.',
    'Still waiting, year eleven.',
  ],
  [
    'Shared inbox: who answers?',
    '{n:5-9} of us see it and each thinks that somebody else is faster. A mail waited {d:6-13} days. It was the boss.',
    'One name per day, on the wall. Solved.',
  ],
  [
    'Does your field have a season?',
    'Ours sleeps for months and then everything happens in three weeks, as in a wedding hall. How do you get through?',
    'Cook on Sundays, warn the family, no new shoes.',
  ],
  [
    'What should schools teach for this job?',
    'I learnt theories of it for four years and the telephone in one afternoon. The telephone is the job.',
    'Writing half a page that somebody acts on.',
  ],
  [
    'Working with an agency: how much do you tell them?',
    'If I tell all, they charge for all. If I tell little, I get little. We have changed agencies {n:2-4} times and I suspect that we are the problem.',
    'Tell the goal and the money. Keep the rest for the second year.',
  ],
  [
    'Good books for {arole}, not the famous ones',
    'Everyone names the same three. I look for the thin one with a terrible cover that somebody lent you.',
    'Any cookbook for two hundred people. Really.',
  ],
  [
    'Do you keep a list of your own mistakes?',
    'Mine has {n:24-60} lines. I read it before every big thing. Number one is still “did not ask”.',
    'Starting mine tonight. It will be long.',
  ],
  [
    'Which part of your work would you give away today?',
    'The monthly slide that shows last month’s slide with other colours. I would pay for it.',
    'Follow-ups. All of them, to my worst enemy.',
  ],
  [
    'Who trained you?',
    'A man who never praised and always stayed till I had understood. {y:9-17} years later I hear myself say his sentences.',
    'My first boss, who let me break something on purpose.',
  ],
  [
    'New software for everything: {n:3-5} months in',
    'It does what the old one did, in blue. But I can see all of it on my phone at a funeral. Not sure who asked for this.',
    'Switch off the notifications. The blue is fine then.',
  ],
  [
    'How many meetings does {arole} need in a week?',
    'I count {n:17-31}. I am needed in four. I speak in two.',
    'Decline one a week and see who misses you.',
  ],
  [
    'What is a fair target in our trade?',
    'Last year plus {pc:12-25}% because that is how the form works. Nobody has asked what is possible.',
    'Bring three years of real figures, coloured by weather. They began to ask.',
  ],
  [
    'Which city pays best for our work, after rent?',
    'I have a sheet for {n:5-8} of them. {city2} wins by a hair, {city} loses by a mile. Add yours?',
    'Add commute hours as money. The order changes.',
  ],
  [
    'Handover notes from {arole} who left without any',
    'I found one page, in pencil: “ask at the gate”. The man at the gate does know everything.',
    'Hire the man at the gate.',
  ],
  [
    'Is it normal to be tired of a job that one is good at?',
    '{y:7-13} years. Praise comes, money comes, Sunday evening comes as well.',
    'Change the customers, not the trade. Worked for two more decades.',
  ],
  [
    'Our trade has its own bad jokes',
    'Please post them. Mine is about {arole} who walks into a bar and nobody notices until quarter end.',
    'The other half of that joke is in the pending folder.',
  ],
  [
    'What do you do on a slow day?',
    'I clean up names of files. My colleague calls one customer who did not complain. Hers is the better idea.',
    'Read contracts. There is always something in the footnotes.',
  ],
  [
    'How do you keep learning after {y:10-18} years?',
    'I let the youngest person explain something to me every week. It was embarrassing three times and then useful.',
    'By teaching an evening class. One has to know it then.',
  ],
  [
    'Do you have a checklist for your first hour?',
    'Mine: who is waiting for me, what breaks today, what can I finish. In this order. Yours?',
    'Tea, list, worst thing first.',
  ],
  [
    'Working under somebody from another field',
    'He is clever and he counts what can be counted. Our work is mostly the rest. How did you explain yours?',
    'Took mine along for a day. He went quiet at eleven.',
  ],
  [
    'Rates for freelance {role} work?',
    'Asked for a quote by the day. I said a number, they said yes too quickly. ₹{a:3000-9500/500}.',
    'Always say it, then count to five. Next time a third more.',
  ],
  [
    'What did you stop doing this year?',
    'I stopped answering within a minute. Two people complained, {n:9-20} learned to look it up.',
    'I stopped printing. The tree in front of my window thanked me.',
  ],
  [
    'The report that nobody reads: an experiment',
    'I left out page {n:3-7} for {m:2-4} months. Last week somebody asked for it. I was so happy.',
    'So there is one reader. Send them a card.',
  ],
  [
    'How do you deal with a vendor who is also a friend?',
    'He is late, he is charming, he knows my children. I need the goods and I would like to keep both.',
    'Terms in writing, tea in person. Never mixed.',
  ],
  [
    'Are interns in our field paid anywhere?',
    'My niece has two “opportunities” and no stipend. I would like to send her somewhere decent in {city}.',
    'Ours pays ₹15,000 and lunch. It should be normal.',
  ],
  [
    'A small tool that I made for myself is now policy',
    'It was {n:30-90/10} lines and one bad pun. Now it has a steering committee.',
    'Save the pun at all costs.',
  ],
  [
    'What does your desk say about your work?',
    'Mine: three cups, a ruler, a stone from a site visit. The stone is the only thing that I would take along.',
    'Two phones and a sweet box. The box is empty, always.',
  ],
  [
    'Would you recommend this field to your child?',
    'Mine asked. I said “yes, if you like being asked why”. She asked why.',
    'She is ready.',
  ],
  [
    'How do you write to somebody who never answers?',
    'I have tried short, long, polite and in verse. He reads everything. He answers the ones with a deadline in the subject.',
    'Two options and a date. “Without an answer I take A.”',
  ],
  [
    'One sentence from a client that you remember',
    'Mine: “You are the first who said it will not work.” I had been sure that I had lost them.',
    '“Send me the version before you made it nice.”',
  ],
  [
    'Does anybody still use the phone?',
    '{n:40-70/5} mails about a thing that took {m:3-6} minutes in a call. I felt old and fast.',
    'Calls for trouble, mails for proof.',
  ],
  [
    'Which rule in your company makes your work harder?',
    'Three quotes for everything above ₹{a:2,000|5,000}. I spend more than that in asking for them.',
    'A yearly list of approved shops. It took one good meeting.',
  ],
  [
    'Nobody prepared me for the writing',
    'They hired me for my hands and I write half of the day: notes, reasons, reasons for the reasons. How did you get faster?',
    'Templates, and reading it aloud once.',
  ],
  [
    'How is work in this department at a small town branch?',
    'Offer in {city2}: {pc:10-20}% less pay, a house with a tree, a boss who cycles. I know the work, I do not know the quiet.',
    'The quiet is loud for a month. Then you hear birds.',
  ],
  [
    'The colleague who knows all the extensions',
    'She retires in {soon}. We have begun to write down what is in her head. So far {n:11-26} pages and we are at the letter D.',
    'Invite her for lunch every month. Cheaper than software.',
  ],
  [
    'Do you say good night in a chat?',
    'New team, new customs. Some do, some vanish. I write “see you tomorrow” and feel like a lodger.',
    'Keep it up. Three of us do it now.',
  ],
  [
    'Where do people of our department go after fifty?',
    'I look around and see nobody. Consulting? Teaching? The hills? I am {age:41-47} and would like to know early.',
    'Teaching two days, consulting one, mangoes the rest.',
  ],
  [
    'Did anyone move from our trade into data?',
    'I know what the figures mean, I do not know how they are made. They need people who can tell when a number is lying.',
    'Did it. That sense for lying numbers was worth more than any course.',
  ],
  [
    'Which meeting would you keep if you could keep one?',
    'Mine: the ten minutes on Thursdays in which everybody says what they are afraid of.',
    'The one with the people who use it.',
  ],
  [
    'Buying second-hand for the department',
    'New would be ₹{a:3-9} lakh, used a third. Boss says new because of the “image”. Nobody has ever seen it apart from us.',
    'Used, with a year of service. The image is in the result.',
  ],
  [
    'Lessons from the worst week of the year',
    '1. Say early that it slips.\n2. Eat.\n3. The person who shouts is afraid.\n\nPlease add number four.',
    '4. Thank people before you sleep.',
  ],
  [
    'How do you price a favour?',
    'Friend of a friend needs “just an hour” from {arole}. It was {h:9-16}. I got a box of sweets, good ones.',
    'First hour free, the rest has a number. Friends understand, others go.',
  ],
  [
    'Team of two, work for five',
    'We have asked for people since {lately}. In the meantime we have become very good at saying “by Thursday”.',
    'List what you will not do. It is the only list that gets read.',
  ],
  [
    'What is the most useful thing in your bag?',
    'A tape measure. I am asked why. Then I am asked for it.',
    'A pen that writes on everything, and safety pins.',
  ],
  [
    'Anyone else paid by grade and judged by mood?',
    'The form has {n:6-11} criteria, the talk had one: “you seemed distant in {lately}”. My mother was in hospital.',
    'Write exactly that into the comment field. It stays in the file.',
  ],
  [
    'What would you automate if nobody lost a job by it?',
    'Copying one list into the other, every day at {t:4|5}. There are {n:2-3} of us doing it and all of us would rather think.',
    'We did. The three now check what it copies, and they found a lot.',
  ],
  [
    'Good leaders in our field: whom did you learn from?',
    'No names needed, only what they did. Mine began each review by saying what he himself had got wrong.',
    'Mine knew the name of the cleaner’s son. It tells you everything.',
  ],
  [
    'How many people read your work before it goes out?',
    'Here {n:4-6}. The last one changes the first one’s comma back. I have begun to leave the comma out.',
    'Two. The second one has to have slept.',
  ],
]);
