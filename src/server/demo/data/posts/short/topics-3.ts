import { shortPosts } from './short-posts';

/** More of Remote & Hybrid. */
export const shortRemoteAndHybrid = shortPosts([
  [
    'My mother joined the call to offer the client laddu',
    'He took it through the screen, as a joke. She now asks about him every week. The contract was renewed. I do not say that there is a connection.',
    'There is a connection.',
  ],
  [
    'Internet allowance of ₹{a:500|700|800}, generator not included',
    'Power goes at three, comes at five. I have learnt to write very short sentences. What do you have as backup?',
    'Small inverter for the router only. ₹4,000, best money ever spent.',
  ],
  [
    null,
    'Camera-on policy from today. My wall has damp, my cat has opinions and my hair has given up. Productive week ahead.',
    'The cat will be promoted before us.',
  ],
  [
    'Office has {n:60-110/10} seats for {m:150-240/10} people',
    'We are asked to “collaborate in person” on the same day. I collaborated on a window sill.',
    'We sit by the lifts. It has the best view of the lifts.',
  ],
  [
    'Moved back with my parents, now I am their IT department',
    'Three phones, one television that listens, the neighbour’s printer. My official work is what I do in between.',
    'Charge in dosas.',
  ],
  [
    'Who decides what “urgent” means after seven?',
    'Four time zones, one chat, no rule. I propose that whoever writes urgent has to call. Has that ever worked?',
    'It cut ours by nine tenths. Nobody likes calling.',
  ],
  [
    'Team day: three hours of traffic for a quiz',
    'The quiz was about each other. I found out that the person I write to daily has a twin and a boat. Not a wasted day, in the end.',
    'A boat!',
  ],
  [
    'Shared desk, {n:3|4} keyboards, one smell',
    'Hot desks sound modern until somebody has eaten there. Do you have lockers? Cloths? A strong character?',
    'Lockers. Ask until you get lockers.',
  ],
  [
    'Does working from home count as local experience?',
    '{company} says they want people “with {city} exposure”. I have worked for {city} for {y:3-6} years from {city2}. I have its rain in my headphones.',
    'Say “served the market of”. It got me past the filter.',
  ],
  [
    'One of us is always on mute',
    'It is a law of nature, like tea boiling over. Yesterday it was the trainer of the course on effective calls.',
    'We have a bell for it. The bell has worn out.',
  ],
  [
    'How do new people make friends in a hybrid team?',
    'I have been here {m:4-8} months. I know everyone’s calendar and nobody’s children. Suggestions that are not a virtual escape room?',
    'Ask one person for fifteen minutes a week, no agenda. I did it with nine people.',
  ],
]);

/** More of Interview Diaries. */
export const shortInterviewDiaries = shortPosts([
  [
    'They asked me to sell them a chair',
    'I am {arole}. I asked who sits on it. They said that this was the right answer and that nobody ever asks.',
    'Going to ask this about everything from now on.',
  ],
  [
    'Interview moved {n:4-6} times, then they said I was late',
    'I have all the mails. I was four minutes early for the fifth date and a day late for the sixth, which I had never been sent.',
    'Reply with the five mails in one attachment. Enjoy it.',
  ],
  [
    null,
    'Q: Where do you see yourself in five years? A: On the other side of this table, asking something better. (I said “growing with the organisation”.)',
    'We have all been growing with the organisation.',
  ],
  [
    'What do you do when you know the interviewer?',
    'He was my junior in school. He called me ma’am, I called him sir, we both remembered the school play.',
    'Who was the tree?',
    'Tell HR before round two, so that nobody is surprised.',
  ],
  [
    'A kind rejection',
    'Two paragraphs, by a person, with what was good and what was missing, and a name to write to in half a year. I was not even sad.',
    'This costs ten minutes and makes a customer for life.',
  ],
  [
    'The “culture round” was a game of carrom',
    '{company}, {city}. I lost to the finance head and got the offer. Was it about losing well?',
    'It is always about losing well.',
  ],
  [
    'Asked for {n:3-4} references, two of them “recent managers”',
    'I have one recent manager and he does not know that I am looking. How do you solve this without setting off the alarm?',
    'Offer a client or a former colleague, say why. They accept it nearly always.',
  ],
  [
    'Typing test for {arole}',
    '{n:38-61} words a minute with {m:93-99}% correct. They looked as if I had jumped over something. Is that usual?',
    'Old form, nobody dares to remove it.',
  ],
  [
    'They showed me the real desk',
    'Asked whether I wanted to see where I would sit. It is next to the window and the person beside it said “please come, he never refills the water”. Signed.',
    'More companies should show the desk.',
  ],
  [
    'My notes from {n:9-14} interviews in one month',
    'Those who ask about work listen. Those who ask about loyalty are losing people. Those who ask about weekends have none.',
    'Framing this.',
  ],
  [
    '“Rate yourself out of ten”',
    'I said seven. He said that nobody hires a seven. I asked what he is. He thought about it longer than I did. Second round on {d:Tuesday|Friday}.',
    'Seven with evidence beats nine with a smile.',
  ],
]);

/** More of Career Switch. */
export const shortCareerSwitch = shortPosts([
  [
    'Night course, day job, small child: who has done it?',
    '{h:11-15} hours a week for a year. My wife says yes, my boss says “we will see”, my back says no.',
    'Did it. Sunday mornings from five to nine, for {m:14-18} months. Sunday afternoons are sacred.',
  ],
  [
    'They laughed at my old job title in the interview',
    'Then they asked how I kept {n:30-70/10} angry people calm in one room. It turns out that this is the new job as well.',
    'Every trade is angry people in a room.',
  ],
  [
    null,
    'Two careers ago I measured cloth. Now I measure clicks. My father asks which of them makes a shirt.',
    'Your father should be on the board.',
  ],
  [
    'From stable to exciting and back',
    'I left a quiet job, had eighteen loud months, and I am asking for my chair back. They said yes. Nobody tells that ending.',
    'More of these endings, please.',
  ],
  [
    'How do you explain a switch to relatives?',
    'I say “computers”. It covers everything that I did and will do. For my uncle I add “with air conditioning”.',
    'I say bank. I do not work in a bank. Peace.',
  ],
  [
    'Apprentice at {age:31-37}',
    'I carry tools for a man of {b:23-25} who teaches better than any manager I had. Pay is half. I sleep.',
    'What trade? I am close to doing the same.',
  ],
  [
    'Which skills did really come along?',
    'Spreadsheets, patience, writing a short mail. Everything else I had to learn again. What were your three?',
    'Reading a room, saying no, keeping minutes.',
  ],
  [
    'Company pays for a degree if I sign for {y:2-3} years',
    '₹{a:3-7} L fees against my freedom. The degree is good, the bond is long, the canteen is average.',
    'Ask what happens if they let you go. That was the gap in mine.',
  ],
  [
    'Is a portfolio of small jobs a career?',
    'Three days of accounts for a school, one day of translating, weekends with wedding albums. It adds up to more than my salary did. My bank does not believe in me.',
    'Two years of returns and the bank believes.',
  ],
  [
    'Informational chats: {n:12-20} asked, {m:5-8} answered',
    'All of those who answered were kind. Two of them were unhappy. One cried a little. I think that I know now what I do not want.',
    'This is research. Most people skip it.',
  ],
  [
    'Learning from people half my age',
    'They call me uncle and fix my slides. I fix their mails to customers. We have an agreement.',
    'Best agreement in the building.',
  ],
]);

/** More of Small Wins. */
export const shortSmallWins = shortPosts([
  [
    'The printer works',
    'After {n:5-9} months, {m:3-5} tickets and one prayer. I printed a test page and people clapped. I have the page on my wall.',
    'Legend.',
  ],
  [
    'Closed my last credit card instalment',
    '₹{a:6500-11800/100} every month since the hospital bill of {y:2022|2023|2024}. Today the app said zero and I looked at it for a long time.',
    'Zero is the most beautiful number.',
  ],
  [null, 'Security guard learnt my name. Not from the badge. He asked.', 'And you know his?'],
  [
    'My father wore the company T-shirt to the bank',
    'He does not know what we do. He told the manager “my daughter’s company”. It has {n:900-4000/100} employees, but fine.',
    'It is your company now.',
  ],
  [
    'Said no to a Saturday and the world went on',
    'I wrote “I am not available, here is what is ready”. The answer was “ok”. Two letters. {y:4-9} years of fear for two letters.',
    'Two letters. I needed this.',
  ],
  [
    'A junior asked me to be in her wedding photos',
    '“You taught me the first thing here.” I taught her how to book a room. I bought a new kurta for it.',
    'It was never about the room.',
  ],
  [
    'Ran {k:5|8|10} km with people from accounts',
    'They are fast. They count everything. Payroll came second and will never let us forget.',
    'Payroll always knows the numbers.',
  ],
  [
    'We got a ramp',
    'One colleague, one wheelchair, {n:4-8} steps at the side door for years. Six of us wrote the same mail on the same day. It is concrete, it is ugly, it is wonderful.',
    'Ugly and wonderful. Well done, all six.',
  ],
  [
    'Paid my brother’s last college fee',
    '₹{a:42000-78000/1000}. He sent a photo of the receipt with a heart, and asked for a phone.',
    'That is how you know that he is fine.',
  ],
  [
    'My first mail in Kannada to the canteen',
    'It had three mistakes in five lines. The cook answered in English with a smile and put extra chutney. I am learning.',
    'Extra chutney is the certificate.',
  ],
  [
    'Somebody read the manual that I wrote',
    'A message from another plant: “page {n:14-39} saved our night.” I did not know that it had left the building.',
    'Write more pages.',
  ],
]);
