import type { PostTemplate } from '../../post-template';

const t = (title: string, text: string, replies: readonly string[]): PostTemplate => ({ title, text, replies });

/** The posts of a single department, by the department's name. */
export const trades: Readonly<Record<string, readonly PostTemplate[]>> = {
  'Administration & Facilities': [
    t(
      '{n:180-420/20} chairs, one budget: repair or replace?',
      'Half of them lean like tired people. Repair is ₹{a:350-700/50} each, new ones ₹{b:4200-7800/200}. Facilities people, what lasted?',
      [
        'Repair the good half, replace in lots of forty. Gas lifts are the only part that really fails.',
        'Whatever you buy, keep twenty spare castors.',
      ],
    ),
  ],
  'Customer Support': [
    t(
      'Customer shouted for {m:11-24} minutes, then said thank you',
      'I only said “you are right, that should not have happened” and fixed it. Script says never to admit. I think the script is wrong. What do you say?',
      [
        'Same sentence here. Works nine times out of ten.',
        'The script protects the company from a thing that never happens.',
      ],
    ),
    t(
      'Handle time target {s:240-360/30} seconds. Quality wants empathy',
      'Pick one? My best calls take nine minutes and nobody calls twice. Does your place count repeat calls?',
      [
        'We count repeats since {lately}, handle time went up, cost went down.',
        'Empathy is faster than transfer. Show them the transfers.',
      ],
    ),
  ],
  'Engineering - Software & QA': [
    t(
      'Code review takes {d:3-6} days in our team',
      'Everybody is busy, nobody is at fault, and pull requests grow moss. What rule brought yours under a day?',
      [
        'Reviews first thing in the morning, before your own code. That was all.',
        'Smaller changes. Under 200 lines ours get read within two hours.',
      ],
    ),
    t(
      'QA is asked to “just automate everything” in {n:6-10} weeks',
      '{a:900-2400/100} manual cases, {b:2-4} of us, one flaky environment. Where would you start so that it is of use in week three?',
      [
        'The ten cases that you run before each release. Leave the rest for a year.',
        'Fix the environment first. Flaky plus automation is just flaky, faster.',
      ],
    ),
    t(
      'Do you still write tests first?',
      'I do for rules and money, never for screens. A new joiner does it for everything and is faster than me. Annoying and educational.',
      ['Rules and money is exactly right.', 'Learn from the joiner, quietly.'],
    ),
  ],
  'Engineering - Hardware & Networks': [
    t(
      'Tape-out in {n:5-9} weeks and the spec changed again',
      'Marketing has discovered a feature. Verification has discovered despair. How does your company freeze things, really freeze?',
      [
        'A change after freeze needs the signature of the person who pays the respin. Very quiet since then.',
        'Next revision. Say it like a mantra.',
      ],
    ),
  ],
  'Data Science & Analytics': [
    t(
      'Model is {a:91-96}% accurate and useless',
      'It predicts what the branch people know anyway. How do you find a question that is worth a model?',
      [
        'Sit one day with the person who will get the answer. Ask what they would do differently.',
        'If the action does not change, the model does not matter.',
      ],
    ),
    t(
      'Dashboard with {n:40-90/10} charts, used by {u:2-4} people',
      'Two of them are us. I would like to delete it and see who shouts. Did you ever do that?',
      [
        'Did. Nobody shouted, one person cried, it was the author.',
        'Scream test is the best test. Do it on a Tuesday.',
      ],
    ),
  ],
  'Product Management': [
    t(
      'Roadmap of {n:26-48} items, all “P0”',
      'Sales has one, founder has nine. How do you say no so that it stays said?',
      [
        'Make them rank, not rate. Ranks cannot be all first.',
        'I show the cost of the tenth item in weeks of the first. Then I am silent.',
      ],
    ),
  ],
  'Design & User Experience': [
    t(
      '“Can you make it pop?”, part {n:9-40}',
      'I asked what should happen when it pops. Silence, then a very good talk about what the page is for. Keep asking.',
      ['Stealing this.', 'Mine answered “money”. Fair enough.'],
    ),
  ],
  'Project & Programme Management': [
    t(
      'Red, amber, green: who dares to report red?',
      'We are “amber” since {lately}, which is a colour of hope. Has anyone gone red early and lived?',
      [
        'Went red in week three with a plan. Got two people and respect.',
        'Watermelon projects: green outside. Cut it before the client does.',
      ],
    ),
  ],
  'IT Infrastructure & Cloud': [
    t(
      'Cloud bill went up {pc:28-60}% and nothing grew',
      '₹{a:6-22} lakh a month. {n:30-70/5} volumes that belong to people who have left. Where did you find the quick wins?',
      [
        'Snapshots and idle databases. A third gone in one week.',
        'Tag everything or switch it off on Friday. Owners appear like magic.',
      ],
    ),
    t(
      'Patch night: {n:180-460/20} servers, one window',
      'Saturday, 11 pm to 4 am, pizza included, sleep not. What did you automate so that you could stay at home?',
      [
        'Rolling, five at a time, in daylight. The window was only fear.',
        'Health checks first, then reboots. And a button that stops it all.',
      ],
    ),
  ],
  'Information Security': [
    t(
      'Phishing drill: {pc:18-37}% clicked, the leaders most',
      'The mail offered a free parking slot. I do not blame anybody. How do you train without shaming?',
      ['Praise those who report. Our reports went up three times.', 'For a parking slot I would have clicked too 😅'],
    ),
  ],
  'Sales & Business Development': [
    t(
      'Target raised {pc:18-35}% in the middle of the quarter',
      '{city} territory, {n:3-6} open positions, and the same number of hours in a day. How do you negotiate a target with a manager who has one himself?',
      [
        'Pipeline on one page, closing rate, days left. Let him do the division.',
        'Ask what you may drop. Write the answer down.',
      ],
    ),
    t(
      'Commission paid only when the client pays. {d:75-140/5} days now',
      'I sold, they signed, we delivered. Accounts of the client is on a pilgrimage. Is yours paid on signing?',
      [
        'Half on signing, half on payment. Fought for it for a year.',
        'Check your letter, ours said “invoice”, not “payment”.',
      ],
    ),
  ],
  'Marketing & Communications': [
    t(
      'Festive campaign cut by {pc:30-50}% two weeks before {festival}',
      'Hoardings are booked, influencer is half paid, boss says “do it organic”. What would you keep?',
      ['Keep what can be measured and what is already paid. Drop the dance.', 'Organic means that you do it at night.'],
    ),
  ],
  'Human Resources': [
    t(
      'HR here: what do you wish that we would just tell you?',
      'Bands, timelines, reasons? I can change two things in our process by {soon} and would like to pick the right ones.',
      [
        '“No” within a week. We can take a no.',
        'The band in the advertisement.',
        'Why the promotion did not happen, in one honest sentence.',
      ],
    ),
    t(
      '{n:6-15} candidates accepted, {m:3-6} joined',
      'Offers are used to get better ones, I understand it, and I still have to face the project. What keeps people warm in a 90 day notice?',
      [
        'A call from the future team, not from us. Changed everything.',
        'Shorten your own notice period first. Then ask.',
      ],
    ),
  ],
  'Finance & Accounts': [
    t(
      'Month end in {d:3-5} days: possible without tears?',
      'We take {e:8-12}. Vendors send bills like birthday cards, always late. What was the first thing you changed?',
      [
        'Cut-off on the 28th with accruals, fix later. Perfect is the enemy.',
        'Bank reconciliation daily. Then the month end is only a day.',
      ],
    ),
    t(
      'Auditor asked for a voucher from {y:2018|2019|2020}',
      'It is in a godown in {city2}, in a box called “misc”. I found it. I feel like an explorer. Digitise everything, friends.',
      ['“Misc” is where audits go to die.', 'You deserve a medal and a dust mask.'],
    ),
  ],
  'Legal & Compliance': [
    t(
      'Contract came back with {n:60-140/10} red lines',
      'Fifty of them move commas. The other ones move the liability cap to the moon. How do you make business people read page {p:14-31}?',
      [
        'One page on top: what we give, what we get, what can hurt. They read that.',
        'Call instead of redlines. Ten minutes for what took ten days.',
      ],
    ),
  ],
  Operations: [
    t(
      'SLA is green, customers are angry',
      '{pc:96-99}% on time. And every second complaint is about time. What are you measuring that we are not?',
      [
        'From the customer’s first click, not from our ticket. It hurt and it helped.',
        'Look at the slowest five per cent only. They write the reviews.',
      ],
    ),
  ],
  'Supply Chain & Logistics': [
    t(
      'Truck stuck at the border for {h:19-44} hours',
      'One digit wrong in the e-way bill. Driver is calm, customer is not, I am in between with tea. What is your checklist before dispatch?',
      [
        'Second pair of eyes on vehicle number and value. Thirty seconds.',
        'We print it large and the driver checks it too. He knows best.',
      ],
    ),
    t(
      'Forecast said {a:1200-2400/100}, market said {b:300-700/50}',
      'Warehouse is full of last season. Sales says “push”, finance says “provision”. Planners, who won at yours?',
      [
        'Bundles in week one, honesty in week two.',
        'Whoever made the forecast should walk through the warehouse once a month.',
      ],
    ),
  ],
  Procurement: [
    t(
      'Single vendor raised prices by {pc:9-18}%',
      'He knows that he is single. New one needs {n:5-8} months for approval. What do you say on the phone on Monday?',
      [
        'Ask for the cost sheet. Then start the approval, loudly.',
        'Longer contract for half of the increase. Usual result.',
      ],
    ),
  ],
  'Production & Manufacturing': [
    t(
      'OEE from {a:54-61}% to {b:68-76}% without a new machine',
      'Shadow boards, a changeover chart drawn by the operators, and tea at the line instead of in the canteen. Ask me how.',
      ['Drawn by the operators is the secret.', 'How long did the changeover take before?'],
    ),
    t(
      'Third shift and safety: what works at 4 am?',
      'Near misses cluster between {t:3.30 and 5|3 and 4.30}. We added light and a ten-minute walk. What else helped you?',
      ['Hot food at 2.30 and job rotation every two hours.', 'Music, quietly. Do not tell the auditor.'],
    ),
  ],
  'Quality & Inspection': [
    t(
      'Customer rejects {n:2-6} pieces in {m:20-60/10} thousand',
      'And wants a report with {p:30-50/5} pages. Root cause: a tired gauge. How do you keep the report shorter than the production?',
      [
        'One picture of the gauge, one of the new gauge, one signature.',
        'They want to see that you looked, not that you can type.',
      ],
    ),
  ],
  'Research & Development': [
    t(
      '{n:14-31} failed trials and number {m:32-40} worked',
      'Nobody outside will ever know how beautiful that curve is. So I post it here: it is a very beautiful curve. 📈',
      ['We see you, and the curve.', 'Publish the failures too, someone will save a year.'],
    ),
  ],
  'Consulting & Strategy': [
    t(
      '{n:84-140/2} slides for a yes or no question',
      'The client read three, decided on the plane. Do we write for the client or for the partner?',
      [
        'For the partner. The client pays for the partner’s sleep.',
        'Three slides and an appendix. I fight for it each time.',
      ],
    ),
  ],
  'Banking & Lending': [
    t(
      'Branch target: {n:12-25} policies with the loans',
      'Customers come for a car and leave with insurance for a cow. I would like to sell honestly and keep the job. Does it work anywhere?',
      [
        'Works in branches where the manager counts complaints too. Ask for those.',
        'Say “it is optional” aloud. Half still take it, and they come back.',
      ],
    ),
  ],
  'Insurance & Risk': [
    t(
      'Claim of ₹{a:1.8-7.5/0.1} L rejected for a comma, I reversed it',
      'The form said one thing, the hospital another. One call to the ward settled it. Claims people: how many calls are you allowed to make?',
      ['As many as I like, nobody counts good calls.', 'Thank you on behalf of a family that you will never meet.'],
    ),
  ],
  'Healthcare & Life Sciences': [
    t(
      'Night duty {n:7-11} times a month, pay for {m:4-6}',
      'Lab and ward, {city}. The roster is made in pencil and remembered in ink. How do you document extra duties?',
      [
        'Photo of the roster each Sunday, mailed to myself. Was paid back for eight months.',
        'Fixed rosters came after three of us asked together.',
      ],
    ),
    t(
      '{n:260-420/20} samples a day, two analysers, one of them moody',
      'Reports by {t:6|7|8} pm “whatever happens”. What is the saddest workaround in your lab?',
      ['We talk to it nicely. It helps more than service.', 'A paper list on the wall. It has never crashed.'],
    ),
  ],
  'Teaching & Training': [
    t(
      'Counsellor or salesperson? {n:35-70/5} calls a day',
      'I joined to guide students. The script ends with an EMI. I have started to say “you do not need this course” when it is true. Numbers down, sleep up.',
      [
        'Your students will send others. It takes a year.',
        'Look for places that pay for completion, not for admission.',
      ],
    ),
  ],
  'Content & Media': [
    t(
      '{n:12-20} articles a day, {w:300-500/50} words each',
      'My editor is a graph. I used to know what a lede was. Where do people still get three days for one story?',
      [
        'Trade magazines. Unfashionable, patient, paid on time.',
        'One day a week on my own story, agreed in writing. Try that.',
      ],
    ),
  ],
  'Hotels, Travel & Food': [
    t(
      'Wedding season: {n:14-19} hours on your feet',
      '{city2}, {g:400-900/50} guests, one lift. Service charge is “shared by points”. How are your points counted?',
      [
        'By shift and grade, and the list hangs in the pantry. Ask for the list.',
        'Good shoes before anything. Then the list.',
      ],
    ),
  ],
  'Retail & Store Operations': [
    t(
      'Sunday roster: {n:3-4} of 4 Sundays worked',
      'Weekly off on Tuesday, when nobody I know is free. Does any chain have one fixed Sunday a month?',
      ['Ours does since last year, the store voted for it.', 'Swap in pairs. My pair and I have two each now.'],
    ),
  ],
  'Energy & Site Engineering': [
    t(
      'Site allowance stops when work stops?',
      'Camp does not stop. ₹{a:450-900/50} a day, {n:22-51} days of water last year. HR says “no attendance, no allowance”. We were standing in water, that is attendance.',
      ['Camp presence counts in our policy. Ask for the same words.', 'Photos with the date. Paid after a month.'],
    ),
  ],
};
