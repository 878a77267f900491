import { shortPosts } from './short-posts';

/** More of Bengaluru Tech. */
export const shortBengaluruTech = shortPosts([
  [
    'Silk Board at {t:7|8|9} in the morning, a love story',
    'I met the same three cab drivers so often that we now share breakfast. {n:50-95/5} minutes for {k:6-11} km. The flyover has been opening “soon” since I joined.',
    'The flyover is the longest running project in the city.',
  ],
  [
    null,
    'My landlord asked for eleven months of rent as deposit, in cash, “for trust”. I asked for the trust in writing. He is now somebody else’s landlord.',
    'You dodged a painting charge.',
    'Trust in writing, I am stealing this.',
  ],
  [
    'Which co-working place has chairs that do not kill?',
    'My back is {age:27-39} going on seventy. I work from HSR twice a week, need silence after four and coffee that is not syrup. Budget ₹{a:6000-11000/500} a month.',
    'Bring your own cushion, accept fate.',
  ],
  [
    'Our stand-up takes {n:35-55/5} minutes and nobody stands',
    'Eleven people, one after another, reading out tickets that everybody can see. I proposed written updates. The proposal is now item three of the stand-up.',
    'We stopped it for two weeks as a test. Nobody asked for it back.',
  ],
  [
    'Rewriting a service nobody asked to be rewritten',
    'It works. It is ugly. It has {n:4-9} incidents a year, all minor. Two colleagues want it in a new language because the old one “does not spark joy”. How do I say no kindly?',
    'Ask for the cost of leaving it alone. If they cannot name it, that is the answer.',
  ],
  [
    'Metro to the airport, honestly: will it change your week?',
    'I fly twice a month and lose half a day each time. Colleagues plan to move north because of a line on a map. Would you rent on the strength of a map?',
    'I rented on a map in 2019. Still waiting, nice balcony though.',
  ],
  [
    null,
    'Water tanker came at {t:5|6} am, cook did not, office cab left early, VPN was down, and the demo went perfectly. I do not understand this city and I am not leaving.',
    'This is the most accurate post here.',
  ],
  [
    'Interviewing at a company whose product I have never used',
    'They make software for dentists. I have {n:28-31} teeth and no other experience. How deep do you look into a product before the first call?',
    'Call a dentist and ask what they hate about it. Best research ever.',
  ],
  [
    'Nobody reads my design documents',
    'I write {n:6-12} pages, add a summary, add pictures. In the review people ask what is on page one. I am thinking of hiding a joke on page four as an experiment.',
    'I hid a biryani voucher once. Claimed after three months, by the intern.',
    'One page, then an appendix. The appendix is for you.',
  ],
  [
    'Side project or sleep?',
    'I build a small app for our apartment’s gate register. {n:40-110/10} families use it. It pays nothing and gives me more joy than my job. My manager asks why I look tired.',
    'That is your next interview story. Also, sleep.',
  ],
  [
    'Where do people our age learn to swim here?',
    '{age:29-38}, deadlines all year, doctor says move more and sit less. Every pool near {area:Koramangala|Jayanagar|Whitefield|Yelahanka} has children who lap me. Evening batches for adults?',
    'Adults’ batch, nine at night. We are all equally bad.',
  ],
]);

/** More of Notice Period. */
export const shortNoticePeriod = shortPosts([
  [
    'My manager accepted the resignation by thumbs-up',
    'No call, no mail, one emoji in the chat. Does the clock start from the emoji? HR says the portal counts, the portal says “pending”.',
    'Screenshot the thumb, then mail it to HR with the date.',
  ],
  [
    'Asked to train {n:2-3} replacements at once',
    'They could not find one person for my work in a year, now there are several, and each of them wrote down other things. Last day in {d:12-25} days. Who checks what was handed over?',
    'Record the sessions. Your future phone will thank you.',
  ],
  [
    null,
    'Day {n:40-70} of ninety. I have cleaned my desk twice, read the whole wiki and been invited to plan a quarter in which I will not exist.',
    'I planned one and they followed it. Oddly flattering.',
  ],
  [
    'New employer wants me to join before I am released',
    'They say “start in the evenings, quietly”. I am fairly sure that this is a terrible idea. Please confirm so that I can forward it to my brother-in-law.',
    'Confirmed. Two employers on one PF number, found out within a month.',
    'Terrible. Ask for a later date, they will wait.',
  ],
  [
    'Laptop returned by courier, lost by courier',
    'I have the receipt, they have the invoice: ₹{a:48000-92000/1000} deducted from the settlement. The courier has a song for people on hold. Who carries the risk?',
    'If they booked it, they do. Ask who the sender was on the docket.',
  ],
  [
    'What do you write in the last mail to all?',
    'I have a draft of one line and a draft of {n:500-800/50} words. The long one is true. The short one is wise.',
    'Send the short one to all, the long one to five.',
  ],
  [
    'Can I take leave during the notice?',
    'Sister’s wedding, booked long before I resigned. HR: “leaves extend the last day.” Contract: not a word about it. {l:9-21} days in the balance.',
    'It depends on the policy of the day you joined. Ask for that version.',
  ],
  [
    'Third extension of my last working day',
    'First “till the client agrees”, then “till the audit”, now “till we find somebody”. I have agreed twice because I am polite. How does one stop being polite?',
    'One mail: “my last day is the date in my letter.” Then pack.',
  ],
  [
    'Exit form asks why I leave: {n:24-40} boxes, none is true',
    'There is “better opportunity”, “relocation” and “health”. There is no box for “nobody said good morning for a year”.',
    'Other, and then exactly that sentence.',
  ],
  [
    'They want the joining bonus back, I want it in writing',
    'Letter says “pro rata” and the deduction says all of it. {m:7-10} of 12 months done. Payroll answers only with the word “standard”.',
    'Pro rata is arithmetic, not an opinion. Send them the sum.',
  ],
  [
    'Rehire eligible: no. What did I do?',
    'Served every day, handed over everything, hugged the security guard. A friend in HR saw the flag and will not say more. Can one ask for it to be looked at?',
    'Yes, write to the HR head. Mine was a wrong click.',
  ],
]);

/** More of Offer Room. */
export const shortOfferRoom = shortPosts([
  [
    'Same money, shorter way: would you move?',
    '{company} offers exactly what I get now and is {n:8-15} minutes from home. At the moment it is {m:65-95/5}, each way. HR there thinks that I am joking about not asking for more.',
    'Eight hours a week is a raise. Take it.',
    'Ask for a little anyway. Short way and a little.',
  ],
  [
    'Offer has a clause about “any role, any location”',
    'Also “any shift”. I asked what happens if any means {city2} at night. They said nobody ever asked.',
    'It is in all of their letters. Get the first location named for a year.',
  ],
  [
    'Two offers expire on the same Friday',
    'One wants a yes by noon, the other “by end of day, but early is better”. I am at a wedding from Thursday. My aunt has opinions and a pendulum.',
    'Ask both for Monday. Nobody has ever withdrawn an offer over a wedding.',
  ],
  [
    null,
    '“We are like a family.” Offer letter: {n:17-29} pages. My family has never given me more than one page.',
    'My family would ask for references though.',
  ],
  [
    'How much is the food worth?',
    'Old place: free lunch, dinner, fruit. New place: ₹{a:1.5-2.5/0.5} L more and a tiffin. I eat like a person who grew up with four brothers.',
    'We counted: ₹70,000 a year. Then add the peace of mind.',
  ],
  [
    'Level down, pay up',
    'I am “senior” now, they would make me “{role}” without the senior, for {pc:18-27}% more. Does anyone outside care about the word?',
    'For two years no. Then recruiters start sorting by it.',
  ],
  [
    'Asked for the salary band and they told me',
    'Straight, on the first call, with where I would be in it. I did not know what to say. I had prepared {n:3-5} strategies.',
    'Name them! This deserves to be rewarded.',
  ],
  [
    'Retention bonus against a new offer',
    '₹{a:2-4} L if I stay {m:12|18} months, or {pc:24-33}% more elsewhere from day one. My spreadsheet says leave, my stomach says stay.',
    'Ask the stomach what exactly it likes. Mine liked the canteen.',
  ],
  [
    'Insurance for parents: the line that nobody compares',
    'One offer covers in-laws, one covers only those who “reside with the employee”. Mine live in {city2} with nine plants. That difference is worth ₹{a:38000-64000/2000} a year.',
    'Never thought of this. Checking mine right now.',
  ],
  [
    'Verbal yes, then a better mail',
    'I said yes on the phone on Tuesday. On Wednesday the company I really wanted wrote. Nothing is signed. I feel like a criminal with good manners.',
    'Say it today, on the phone as well. They will live.',
  ],
  [
    'Is a {n:3|6} month contract “with intent to convert” worth it?',
    'Day rate is {pc:25-40}% above my pay. No leave, no cover, a cheerful recruiter. Who was converted?',
    'Converted after nine months, at the old band. Get the band in writing before.',
  ],
]);

/** More of Money & Tax. */
export const shortMoneyAndTax = shortPosts([
  [
    'My payslip has {n:19-27} lines and I understand {m:4-6}',
    'What is “special allowance 2”? What happened to special allowance 1? Payroll says it was merged into a third one that does not exist.',
    'Ask for your salary structure sheet, not the payslip. Much shorter.',
  ],
  [
    'Meal card: use it or lose it?',
    '₹{a:1100-2200/100} a month land on a card that three shops near me accept. One of them sells only pickles. I have a lot of pickles.',
    'Pay the school canteen with it, mine takes it.',
  ],
  [
    null,
    'Father keeps his first payslip in the almirah: ₹640, {city2}. I showed him mine on the phone. He asked where the signature is.',
    'He has a point.',
    'Mine has kept his as well. Same folder as the wedding card.',
  ],
  [
    'Nominee on my PF is somebody that I no longer talk to',
    'I filled it in at 22. It is {n:6-14} years later and I have a husband and a cat. How long does the change take, and does the old employer sign?',
    'Online, two days, only the code on your phone. Do it tonight.',
  ],
  [
    'Salary advance at zero interest: what is the trick?',
    'The app is in our HR portal. ₹{a:20000-45000/5000} at once, back from the next salary. A colleague says that he has not had a whole salary for a year.',
    'The trick is next month.',
  ],
  [
    'Which part of a bonus should I not spend?',
    '₹{a:1.2-3.4/0.1} L after tax. List: fridge, emergency fund, my mother’s tooth, one thing that makes no sense. Order?',
    'Tooth, fund, thing without sense, fridge.',
    'The fridge can wait until it speaks.',
  ],
  [
    'Joint home loan: whose name first?',
    'Bank wants the higher earner, uncle wants the man, we want whoever remembers passwords. Does the order matter for the deduction?',
    'Not the order, the share in ownership and who pays. Put it in the deed.',
  ],
  [
    'LTA: they want boarding passes from a train',
    'I went to {city2} by rail with proper tickets. The portal has only a field for boarding passes. I have uploaded a photo of the platform.',
    'Approved?',
    'Ours took the platform ticket in the end.',
  ],
  [
    'Does anyone really read the investment proofs?',
    'I uploaded {n:11-19} files. One was upside down, one was a recipe for sambar. Everything is “verified”.',
    'The recipe is what got you verified.',
  ],
  [
    'UAN has two member ids and they do not know each other',
    'Transfer request rejected because the name has one “a” more in the second. I have had that “a” since birth. Which side corrects it?',
    'The employer of the wrong one, by joint declaration. Took me {d:20-45} days.',
  ],
  [
    'SIP of ₹{a:3000-9000/500} from a salary of ₹{s:32000-46000/1000}: too much?',
    'Rent, mother, bus, phone. What is left is a number that I can see with my eyes closed. Friends say stop until the next hike.',
    'Halve it, never stop it.',
  ],
]);
