import { shortPosts } from './short-posts';

/** More of Freshers 2027. */
export const shortFreshers2027 = shortPosts([
  [
    'Our placement cell counts internships as placements',
    'Board says {pc:88-96}% placed. My bench has six people and two letters. Whom do we ask for the real list?',
    'Ask the seniors’ group, they keep their own sheet. Ours did.',
  ],
  [
    'Group project: I did all of it and he presents',
    'He says “we” very beautifully. The company on campus asked only him a question. How do I show my part without sounding bitter?',
    'Put your commits or pages in the appendix, with names. Panels look.',
  ],
  [
    null,
    'Mock interview today. Asked about my weakness, I said “this”. They laughed and then wrote it down.',
    'Honest and short. I would have hired you.',
  ],
  [
    'Offer needs {pc:60|65} throughout, I have 58 in class twelve',
    'Everything after that is above eight. Form does not let me type the truth. Is it ever discussed, or is a filter a filter?',
    'Write to the campus recruiter with the degree marks. Two from my batch got through.',
  ],
  [
    'Hackathon prize: {n:4-6} keychains and a certificate',
    'We did not sleep for {h:28-36} hours. The winning team had a working login page and excellent confidence. Worth doing another one?',
    'Do it for the team that you find there. I found my first job that way.',
  ],
  [
    'What does one wear to a video interview from a hostel?',
    'Top half decided. Bottom half is in the laundry. Wall behind me has a poster of a goat. Any advice, also about the goat?',
    'Keep the goat, it starts conversations.',
  ],
  [
    'Learning three things badly or one thing well?',
    'Half of my class does cloud, AI and data all at once, one weekend each. I have been on one subject for {m:4-7} months and fear that I am late.',
    'One well. Interviews go deep within five minutes.',
  ],
  [
    'Parents want a government exam, I have a private offer',
    '₹{a:4-6/0.5} L at {company}, joining after the results. They have already told the temple. Did anyone do both for a year?',
    'I did, with a strict timetable. Passed neither, kept the job, all well.',
  ],
  [
    'First internship: nobody gave me any work for {n:6-11} days',
    'I read everything on the shared drive including the picnic photos of 2018. Should I ask again or enjoy it?',
    'Find the most tired person and offer to take one task. Works everywhere.',
  ],
  [
    'English is my third language',
    'I understand everything, I write well, I freeze when I speak. In my village I am the one who talks to banks. What helped you?',
    'Reading aloud ten minutes a day. Silly for a week, then not.',
    'मेरे साथ भी यही था। धीरे बोलो, कोई नहीं हँसता।',
  ],
  [
    'Referral from a senior whom I met once, at a tea stall',
    'He said “send your resume”, I sent it, I am in round two. Do I owe him something or is this how it works?',
    'This is how it works. Do it for the next one.',
  ],
]);

/** More of Women Who Ship. */
export const shortWomenWhoShip = shortPosts([
  [
    'He repeated my idea louder',
    'It was on the slide, with my name on it. The room said “great point, sir”. What do you do in that second, with a smile?',
    '“Glad that you liked it when I said it.” Practised, used, survived.',
    'A colleague now says “as she said”. We do it for each other.',
  ],
  [
    'Which company gave you real flexibility after a baby?',
    'Not the poster in the lift, the calendar. I look for {t:9.30|10} to {u:4.30|5}, every day, without a sigh.',
    'Ask to speak with a mother in the team, alone. You will know in a minute.',
  ],
  [
    null,
    'Six women in the lift at {t:8|9} pm, all of us calling home, all of us saying “ten minutes”. We laughed till the ground floor.',
    'Which floor? I was there yesterday.',
  ],
  [
    'I stopped taking the notes',
    'For {y:2-5} years the notes were mine, “you write so nicely”. Last week I had no pen. Somebody found another volunteer within four minutes.',
    'Four minutes! I waited eleven.',
  ],
  [
    'Moved to another city for my job, husband followed',
    'His mother tells people that he was transferred. He cooks, I commute, the child is happy. Does anybody else live this way round?',
    'We do. The neighbours got used to it in one year.',
  ],
  [
    'Safety shoes only start at size {n:6|7}',
    'I wear two pairs of socks and walk like a penguin. Stores says “no demand”. There are {m:9-22} of us on this site.',
    'List of names and sizes to the safety officer. Ours came in a week.',
  ],
  [
    'What did you do with the first salary after the break?',
    'I have been away for {m:20-44} months. Money comes on the last day of the month and I look at the empty account like a bride.',
    'A watch. So that nobody asks me for the time.',
  ],
  [
    'Panel of men asked how I will manage travel',
    '{n:2-4} trips a month. I asked how they do. Silence, then one said “my wife”. I have the offer and I am not sure.',
    'At least one of them heard himself.',
  ],
  [
    'The quiet room is a store room with a sofa',
    'For pumping, says the plan. There are {n:3-6} broken monitors in it and the lock turns only from outside. Whom did you write to?',
    'Facilities, with a photo, copy to the site head. Fixed in four days.',
  ],
  [
    'Two women leads in one meeting and somebody called it a kitty party',
    'We went on with the agenda. Afterwards he apologised, to her, not to me. I still think about it.',
    'Tell him that. Short, in private, once.',
  ],
  [
    'Applied although I met {n:5-6} of 10 requirements',
    'My brother applies with three. So I did it as well. Interview on {d:Monday|Thursday}, I cannot believe it.',
    'Requirements are a wish list. Go.',
  ],
]);

/** More of Layoff Watch. */
export const shortLayoffWatch = shortPosts([
  [
    'First Monday without an alarm',
    'I woke up at the same time. Made tea for two, drank both. Then I wrote the list that everybody here talks about. It is short.',
    'Both teas is allowed. Keep the list short.',
  ],
  [
    'Recruiters ask “why were you chosen?”',
    'A whole floor was chosen. I say so, and there is a pause in which I can hear them type. What is your sentence?',
    '“The site was closed, {n:120-300/10} of us.” Number first, then silence.',
  ],
  [
    null,
    'My farewell cake had somebody else’s name on it. We ate it anyway. Butterscotch.',
    'The cake did nothing wrong.',
  ],
  [
    'Outplacement service: did it help anyone?',
    'Six sessions, a webinar on confidence, a template that makes me look like a plumber with an MBA. I go because the tea is free.',
    'Mine reviewed my resume properly. Ask for a different consultant.',
  ],
  [
    'How do you spend the days?',
    'I am in week {n:3-9}. Mornings are for applications. From two o’clock on the house looks at me. I have repaired everything that was broken and some things that were not.',
    'Library till four, then cricket with the colony’s children.',
    'I taught my neighbour’s son maths. He passed, I got a reference.',
  ],
  [
    'EMI holiday: is it worth asking the bank?',
    '₹{a:24000-41000/1000} a month, savings for {m:4-6}. The app has only a chat robot called {name:Asha didi|Penny|Lakshmi}. What happens to the score?',
    'Go to the branch, with the letter. They restructured mine, score moved a little.',
  ],
  [
    'They rang to ask where a file is',
    '{n:5-12} weeks after. The same manager who read the letter. I knew where it is. I told him. Was that stupid?',
    'Kind, not stupid. Next time ask for a reference first.',
  ],
  [
    'Interview with the company that bought our clients',
    'Same customers, same problems, other lanyard. They offer {pc:10-20}% less “in the market of today”. I know exactly what those clients pay.',
    'Then you know your price. Say a number, not a percentage.',
  ],
  [
    'Gave my children the real reason',
    'I had a speech. The little one asked whether I would be at home on Tuesdays now. Yes. “Good”, she said, and that was all.',
    'Tuesdays. I am crying in a bus.',
  ],
  [
    'Does volunteering belong in the resume?',
    'Since {lately} I run the accounts of an animal shelter, {n:80-160/10} dogs and a donkey. It is more work than my job was.',
    'Yes, with numbers. The donkey as well.',
  ],
  [
    'Group chat of those who were let go: leave or stay?',
    '{n:60-140/10} people, forty rumours a day and now and then a real opening. I mute it, then I unmute it.',
    'Mute it, search for “opening” once a day.',
  ],
]);

/** More of Managers & Leads. */
export const shortManagersAndLeads = shortPosts([
  [
    'I was asked to rank my team before I had met them',
    '{n:8-14} names, three days, first month. I asked for a quarter. “Use your instinct.” My instinct is to go home.',
    'Write next to each name: not enough information. It worked once.',
  ],
  [
    'Someone in my team is better than me at everything',
    'I am {age:29-36}, she is older, faster and calmer. My only use seems to be signing leave. How do you lead a person like that?',
    'Remove what is in her way and tell others what she did. That is the job.',
  ],
  [
    null,
    'Wrote a hard mail at {t:11|11.30} pm, slept, deleted it, walked over in the morning. It was a broken keyboard. Not an attitude, a keyboard.',
    'I will tell this story in every training.',
  ],
  [
    'What do you do with the hour after a bad review talk?',
    'It was fair, it was prepared, it was awful. I have a planning meeting in ten minutes and my hands are cold.',
    'I walk once round the building. Move the planning, nobody minds.',
  ],
  [
    'Team wants Friday lunch, budget wants receipts of ₹{a:150|180|200} a head',
    'There is no restaurant that feeds an adult for this. I pay the rest myself and call it team building.',
    'We cook. Each brings one dish. Better than any restaurant.',
  ],
  [
    'How long do you keep an open position before you give it back?',
    'Approved since {lately}, {n:19-38} interviews, none of them right. Finance looks at it like at the last samosa.',
    'Hire for the will, train for the rest. Close it this month.',
  ],
  [
    'My own manager cancels every one-on-one',
    '{n:5-9} in a row. He says “all good na?” in the lift. I have three real questions and a growing list.',
    'Send them in writing with your proposed answers. Silence means yes.',
  ],
  [
    'Promotion for one, four deserve it',
    'Whatever I write, three people will read it as a verdict. How do you tell them in the same week?',
    'One by one, same day, with what is missing and by when. No group mail.',
  ],
  [
    'A fresher corrected me in front of the client',
    'She was right. The client liked it. My first feeling was not noble. The second one was.',
    'Tell her about both feelings. She will stay for years.',
  ],
  [
    'Do you answer messages on leave?',
    'I say no and I do. They have noticed. One of them wrote back: “boss, leave is leave”. I feel taught.',
    'Delete the app for the week. The phone gets lighter.',
  ],
  [
    'Attendance software wants me to approve {n:140-260/20} entries',
    'Every late minute of every person, one click each. I approve all of them with my eyes closed and think about trust.',
    'There is a hidden “select all”. Third menu, blame nobody.',
  ],
]);
