import type { PostTemplate } from '../../../post-template';
import { shortPosts } from './short-posts';

/** More of the rooms of companies. */
export const shortInCompanies = shortPosts([
  [
    'Who moved the coffee machine?',
    'It was on two for {y:4-9} years. Since Monday it is on five, behind a door that needs another badge. Productivity on two is now zero.',
    'Badge access takes one mail to facilities. Coffee is a valid reason.',
  ],
  [
    'Which of our trainings are worth the hour?',
    'I must choose {n:2-4} before the end of the month. The titles all contain the word “effective”.',
    'The one on difficult talks. Small group, good trainer, no slides.',
  ],
  [
    'Does anyone use the company library?',
    'Ground floor, behind the gym, {n:200-600/50} books, one chair. I was the first to borrow something since {y:2022|2023}. It smells of patience.',
    'There is a library?',
    'I met my husband there. Two chairs at that time.',
  ],
  [
    'Travel desk books the {t:4.50|5.15|5.40} am flight again',
    'It is ₹{a:200-600/50} cheaper. The cab at three costs more than that. Who decides this?',
    'Attach the cab bill to the same claim. They began to compare.',
  ],
  [
    'Is the new chief technology officer as good as people say?',
    'Three town halls, no buzzwords, and a question was answered with “I do not know yet”. I am suspicious because I am hopeful.',
    'Reads the mails. Mine got an answer on a Sunday, sorry about that.',
  ],
  [
    'Our internal job board: {n:30-90/5} openings, two of them real',
    'How do you find out which are already promised? I have written {m:4-8} applications and received two birthday wishes.',
    'Ask the manager before you apply. The promised ones get nervous.',
  ],
  [
    'Uniform size chart is from another planet',
    'I am an M everywhere and an XXL here. Stores says “as per vendor”. We look like a school play.',
    'Swap corner, second floor, Thursdays at lunch.',
  ],
  [
    'Parking by seniority: a small revolution',
    'Since this week it is by distance from home. A director came by cycle. I saw it with my own eyes.',
    'He fell into the flower bed and laughed. New era.',
  ],
  [
    null,
    'The vending machine gave me two packets for one. I have told nobody until now. I feel that the company finally invests in me.',
    'Finance would like a word.',
  ],
  [
    'Have you ever used the ethics line?',
    'A friend in the {city} office wants to report a thing with bills. Is it really outside the company, and does one stay unknown?',
    'It is an outside firm. I used it, it took {n:5-9} weeks, nobody came to me.',
  ],
  [
    'Christmas, Eid, Diwali: who covers when?',
    'Our team does it by drawing lots and every year the same person loses. He says that he believes in probability, still.',
    'Points system. Cover once, choose first next time.',
  ],
  [
    'Security check takes {m:12-25} minutes in the morning',
    'One lane, two bags, one drawer of forgotten scissors. I leave home earlier to stand longer.',
    'Gate four. Do not tell everyone.',
  ],
  [
    'New logo. Same chairs.',
    'The mail about the logo had {n:14-26} pages. The mail about chairs has been “under review” since {lately}.',
    'I sit on the old logo, it is on the cushion.',
  ],
  [
    'Do we pay interns for overtime?',
    'Ours stayed till nine for {d:4-9} days. She did not ask. I would like to, on her behalf.',
    'Not by policy. My lead gave days off and wrote it down.',
  ],
  [
    'Is the gym trainer from the {city} campus coming here?',
    'He makes people from legal do push-ups. I have seen contracts with less commitment.',
    'Twice a week from {soon}, says the notice.',
  ],
  [
    'Phones are collected at the door of the review room',
    'Twelve people, a basket, and a silence that I had not heard for years. We finished in {m:25-35/5} minutes.',
    'We took this over. The basket has a name now.',
  ],
  [
    'Password must be changed every {d:30|45} days',
    'Mine is a sentence about it. It gets longer and ruder each time.',
    'Same sentence, I suspect.',
  ],
  [
    'Who else was put on the “high potential” list and heard nothing since?',
    'Letter in {lately}, a photo, a pen. Then nothing. The pen leaks.',
    'List exists for budget reasons. Ask for the course that goes with it, there is one.',
  ],
  [
    'Bus route {n:4-17} now has reading lights',
    'Somebody in transport has a heart. I read {p:40-90/10} pages this week.',
    'Thank them by mail, they never get any.',
  ],
  [
    'Asked for a second screen, received a questionnaire',
    'Why do I need it, what will improve, by how many per cent. I answered “neck”.',
    'Approved on neck grounds?',
  ],
  [
    'The suggestion box was opened',
    'For the first time since {y:2019|2021|2022}. {n:60-130/10} notes, forty of them about the same tap.',
    'Has the tap been repaired?',
    'Not yet, but it has been suggested.',
  ],
  [
    'Which insurance desk person is the kind one?',
    'My claim was refused for a missing stamp. The hospital has no such stamp. I do not want to shout at anybody.',
    'Ask for the second shift, she finds a way within the rules.',
  ],
  [
    'Relocation to {city2}: what did they pay?',
    'Letter says “as per actuals” and finance says “as per slab”. Truck, deposit, school fees, a washing machine that died on the way.',
    'Truck and ten days of hotel. Deposit only after a second mail.',
  ],
  [
    'Celebrating {n:100|200|500} days without an outage',
    'There was cake, and a speech, and during the speech there was an outage. A small one. We looked at the cake.',
    'The cake should get an incident number.',
  ],
  [
    'Lunch moved to {t:12|12.15}, stomach did not',
    'It is for “flow management”. At one o’clock the flow is outside at the dosa cart, all of us.',
    'The cart has extended its menu. Market forces.',
  ],
  [
    'Does a lateral move hurt the next promotion?',
    'Same grade, other department, better boss. HR says clock goes on, friends say clock starts again.',
    'It went on for me, but I had it in writing.',
  ],
  [
    'Contractor in our team does the work of two',
    'Her badge is another colour, so she may not use the cafeteria at noon. We eat with her at two. How did you get someone converted?',
    'Business case with her name in every line. Took two quarters.',
  ],
  [
    'What is in the welcome kit these days?',
    'Mine {y:5-11} years ago: a bottle, a diary, hope. The new joiner got a plant and a book that has not been opened by anyone.',
    'The plant outlived three managers here.',
  ],
  [
    'Town planning of our floor, a complaint',
    'Sales next to support next to the phone booth. We know each other’s customers by first name.',
    'Noise map to facilities. They moved sales. Sales was glad as well.',
  ],
  [
    'Best reply that you ever got from the service desk',
    '“Have you tried being patient?” I had not. It worked.',
    '“It is not broken, it is Tuesday.”',
  ],
  [
    'Quarterly letter from the founder: do you read it?',
    'This one had a paragraph about failure that sounded like a person. I have read it twice. Something is changing or he has a new writer.',
    'New writer, and something is changing.',
  ],
  [
    'Approval chain for a pen drive: {n:6-9} people',
    'One of them has retired. His approval came within a minute.',
    'He is more active than before.',
  ],
  [
    'Any parents here with a child in the company creche?',
    'Waiting list is {m:5-11} months. Is it worth it, and do they really let one visit at lunch?',
    'Worth it. Lunch visits yes, but you will both cry.',
  ],
  [
    'Night canteen: thank you, whoever changed the oil',
    'Samosas at {t:2|3} am taste like samosas again. Night shift sends its regards.',
    'Regards received, says my cousin in the kitchen.',
  ],
  [
    'Mail to all: “please ignore the previous mail”',
    'Everybody opened the previous mail. It was a shopping list. Good luck with the guests, whoever you are.',
    'Coriander, twice. I think about the coriander.',
  ],
  [
    'Laptop bag or backpack: facilities wants a vote',
    'This is the most democratic thing that has happened to me here. Turnout in our team was {pc:96-100}%.',
    'I demand a recount.',
  ],
  [
    'My team lead writes appraisals with a machine',
    'Two of us have the same sentence about “a positive outlook”. I am known for the opposite.',
    'Ask for one example. The machine has none.',
  ],
  [
    'How do we get the shuttle to stop at the hospital?',
    'Sixteen people get off early and walk along a road without a path. One stop, {m:2-3} minutes.',
    'List with signatures, to transport and to the safety committee. Safety decides faster.',
  ],
  [
    'Retirement gift for the man who ran the store room',
    '{y:29-37} years, and he knows where everything is. We collected ₹{a:14000-26000/1000}. He has a garden and says that he needs nothing.',
    'Rain barrel and a bench with his name.',
  ],
  [
    'Is the sabbatical policy real?',
    'Two pages, many conditions, no name of anybody who has taken it. {y:6-9} years here. I would like to sleep and then build a wall with my father.',
    'I took it. Four months, came back to the same desk. Ask early.',
  ],
  [
    'Client gift box: what may we keep?',
    'Policy says below ₹{a:1,000|1,500|2,000}. The box has almonds, a lamp and a very heavy book. Who weighs it?',
    'Share it with the floor and declare it. The lamp is in our corner.',
  ],
  [
    'Do all our offices have the same bad chairs?',
    'I travel between {city} and {city2}. One has chairs, one has furniture. Can we have a photo thread?',
    'Photo thread started in the canteen. Bring a cushion.',
  ],
  [
    'Skip the farewell mail, they said, it is policy now',
    'So I walked through the floors instead. {n:5-8} floors, {h:2-3} hours, more tea than is healthy.',
    'Better than any mail.',
  ],
  [
    'Which floor has the good water?',
    'I was told that it is the same pipe. My tea knows that it is not.',
    'Three. Everybody who knows is quiet about it.',
  ],
  [
    'Compliance course: {n:84-140} slides, next button after 30 seconds each',
    'I now know that I must not bribe the customs of a country that we do not trade with.',
    'Keyboard arrow skips the wait. You have it from nobody.',
  ],
  [
    'Feedback to HR: the exit of {name:Meenakshi|Joydeep|Farida} hurts all of us',
    'She was the person one called. Nobody has asked why she goes. Could somebody ask?',
    'They asked, after eleven mails like yours.',
  ],
  [
    'Do bonuses differ between {city} and {city2}?',
    'Same grade, same rating, the letter of my friend has {pc:2-4}% more. She is too polite to ask and I am too curious not to.',
    'Different unit targets. It is on page four of the scheme.',
  ],
  [
    'Fire drill: {m:9-17} minutes, one person asleep',
    'He was in the meditation room. The marshal said that it was the calmest evacuation of his career.',
    'Meditation room now has a bell.',
  ],
  [
    'Meeting room {r:Ganga|Nilgiri|Sabarmati} is haunted',
    'Nobody has booked it, the light is on, the projector shows a budget of {y:2020|2021}. We eat there.',
    'The budget was never approved, it cannot rest.',
  ],
  [
    'Thank you to whoever returned my wallet',
    'Everything was in it, also the ₹{a:640-2400/20}. And a note: “your photo is terrible”. It is.',
    'Faith restored. Photo too.',
  ],
  [
    'When do increments show in the account?',
    'Letter has a date, payslip has another, my landlord has a third. This month or next?',
    'Next, with arrears. It has been like this each year.',
  ],
  [
    'Can one still get the old leave encashment rate?',
    'Basic of {y:2024|2025} or of today? The portal calculates something between the two.',
    'Today’s basic. Raise a ticket with the sum.',
  ],
  [
    'Our buddy programme: mine has changed {n:3-4} times',
    'First one left, second one moved, third one is on leave, fourth one asked me where the washroom is.',
    'You are the buddy now.',
  ],
  [
    'Do we have an official position on plants on desks?',
    'Mine is {cm:40-85/5} cm high. A mail says “personal items up to 30”. It was 25 when I joined.',
    'It grew in the line of duty.',
  ],
  [
    'Weekly update from the {city} office: the lift speaks again',
    'It says “please stand clear” in a voice like my aunt. Everybody stands clear.',
    'Your aunt should run the town hall.',
  ],
  [
    'Which floor lets you take calls without whispering?',
    'New here, office in {city}. I have a voice like a train station and I do not want to be famous yet.',
    'Six, by the plants. We all shout there.',
  ],
  [
    'Is there a cricket team?',
    'I bowl medium slow, bat when asked and bring oranges. Joined {n:3-9} weeks ago.',
    'Sundays at seven. Oranges decide it.',
  ],
  [
    'Are we allowed to say how many of us there are?',
    'A cousin asked, for a school project, and I realised that I do not know within {a:200|500} people. The website says “a growing family”.',
    'Annual report, page with the small print.',
  ],
  [
    'First review done: “more visible, please”',
    'I fix things before anybody sees them. That is rather the point. How do the rest of you become visible without becoming loud?',
    'A line every Friday: what did not happen this week because of you.',
  ],
  [
    'What happened to the old canteen uncle?',
    'He knew how everyone takes the tea, all {n:140-320/20} of us. The new machine asks me for my employee number.',
    'He has a stall at the metro gate. Still knows how you take it.',
  ],
]);

/** Questions of people who do not work there (yet, or any more). */
export const shortToCompanies: readonly PostTemplate[] = shortPosts([
  [
    'Is it true that {company} hires back those who left?',
    'I went {y:1-3} years ago for more money and I miss the people. Would it be awkward at the tea counter?',
    'Nine of them in my department. The tea counter cheers each time.',
  ],
  [
    'How long does a background check take here?',
    'Offer of {company} signed, {d:18-36} days of silence, my old employer answers mails by hand. Should I resign before it is done?',
    'Wait for the green mail. Mine took thirty days and one phone call.',
  ],
]).map((post) => ({ ...post, voice: 'outsider' }));
