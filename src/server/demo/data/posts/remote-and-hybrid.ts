import type { PostBank } from '../../post-template';
import { shortRemoteAndHybrid } from './short/topics-3';

/** Remote & Hybrid. */
export const remoteAndHybrid: PostBank = {
  voice: 'anyone',
  templates: [
    {
      title: 'Return to office from {soon}: five days, no exceptions',
      text: '{company} hired me as remote from {city2}. Mail says relocate in {n:30|45|60} days or “discuss options”. The letter says “work from home until further notice”. Is that notice now further?',
      replies: [
        'Ask for the options in writing. Mine turned out to be four months and a relocation allowance.',
        'Half of our team said no, together, politely. It became three days.',
        'Legally weak, practically: find another remote job before the talk.',
      ],
    },
    {
      title: 'Badge-in needed for {n:6-9} hours. My work needs a quiet room',
      text: 'I sit in an office in {city} and speak to people in {n2:3-5} other cities through headphones. What exactly are we collaborating on? The cafeteria?',
      replies: [
        'Coffee badging: in at 10, coffee, out at 12. Everyone knows, nobody minds.',
        'Ask for team days instead of days. Two days when everybody is there beat four alone.',
      ],
    },
    {
      title: 'Working from a village near {city2} for {n:8-20} months',
      text: 'Fibre at ₹{a:700-1100/100} a month, power cut for an hour daily, inverter for ₹{b:18000-32000/1000}. Parents are happy, cow is not impressed by stand-ups. Ask me anything.',
      replies: [
        'How do you explain to the neighbours that you are working?',
        'Does the cow have a title? Ours was Scrum Mooster.',
        'Second line as backup? That was what cost me most.',
      ],
    },
    {
      title: 'Monitoring software takes a screenshot every {n:5|10} minutes',
      text: 'Came with an update at {company}. It also counts “active minutes”. I think with my eyes closed, so I am at {pc:51-68}%. Did you get it removed anywhere?',
      replies: [
        'Asked for the privacy notice. There was none, and it was switched off for our unit.',
        'I would leave. Not because of the screenshots, because of what they say.',
      ],
    },
    {
      title: 'Pay cut of {pc:8-18}% to stay remote. Would you?',
      text: 'Currently ₹{a:21-29} L. Rent here is ₹{r:9000-14000/1000}, in {city} it would be ₹{s:28000-40000/1000}. On paper remote wins. In the appraisal I will be “out of sight” for ever.',
      replies: [
        'Do the sum with commute, food and deposit. I would take the cut.',
        'Never a cut for the same work. Offer to visit each month instead.',
      ],
    },
    {
      title: 'Chair, desk, monitor: what did your company pay?',
      text: 'Ours: ₹{a:8000-25000/1000} once, in {y:2021|2022|2023}. The chair has since become a work of modern art. What is a fair thing to ask for?',
      replies: [
        '₹30,000 every three years and internet by the month. It was simply on page 9 of the policy.',
        'Ask for an old office chair. They have hundreds in the basement.',
      ],
    },
    {
      title: 'Two home days: which ones, and why does everyone want Friday?',
      text: 'Our team fights about it every quarter. Manager wants Tuesday to Thursday in office. Cafeteria on those days: {n:25-45} minutes for one dosa.',
      replies: [
        'Monday and Friday at home, and a rota for who gets the balcony 😄',
        'Wednesday at home splits the week. Underrated.',
      ],
    },
    {
      title: 'Lonely after {y:2-4} years at home',
      text: 'Good pay, good manager, nobody who knows that I can sing. I talk to the delivery people a bit too long. How did you fix it without going back five days?',
      replies: [
        'A co-working place two days a week, ₹4,000 a month. Changed everything.',
        'Joined a morning cricket group. Work is work again, and I have people.',
        'Same. Shall we make a thread by city?',
      ],
    },
    {
      title: null,
      text: 'वर्क फ्रॉम होम में सबसे बड़ा झूठ: “Sorry, I was on mute.” सबसे बड़ा सच: प्रेशर कुकर की {n:3-5} सीटी, ठीक उसी वक़्त जब क्लाइंट पूछे “any questions?” 🍲',
      replies: ['मेरे यहाँ सब्ज़ी वाला। उसकी टाइमिंग प्रोजेक्ट मैनेजर से अच्छी है।', 'Our client now asks what is cooking.'],
    },
    {
      title: 'US hours from India: {a:5|6|7} pm to {b:2|3} am. How long can one do it?',
      text: '₹{p:24-38} L, good people, {n:9-20} months in. My sleep is broken and my friends think that I have moved abroad. Is there a trick, or only an end date?',
      replies: [
        'Blackout curtains, same hours at weekends, end date. I did two years and paid off the loan.',
        'Ask for an overlap of four hours. Nobody needs eight.',
      ],
    },
    {
      title: 'Client visit and the whole office suddenly full',
      text: 'Plants appeared. Printed values appeared. {n:3-6} people who left in {lately} still have name plates. We were asked to “look busy, but approachable”.',
      replies: [
        'We had a rented espresso machine. It left before the client did.',
        'Approachably busy is my natural state 😂',
      ],
    },
    {
      title: 'Does anyone’s hybrid policy actually work?',
      text: 'Ours changes every {n:3-6} months: first teams decide, then directors decide, then badge decides. Tell me about one that has survived a year, and why.',
      replies: [
        'Ours: team picks two days, office pays lunch on those days. Eighteen months now.',
        'It works where the boss follows it too. No other rule needed.',
      ],
    },
    {
      title: 'Hybrid and a chronic illness: what did you tell HR?',
      text: 'Doctor writes “avoid long commutes”. I would rather not put the name of it into a portal that {n:20-60/10} people can open. Is a general letter enough?',
      replies: [
        'A letter without the diagnosis was enough for me. The company doctor may ask, HR may not.',
        'Ask for it as an adjustment under the disability policy. There is one, even if no one mentions it.',
      ],
    },
    {
      title: 'Moved to {city2} without telling my manager',
      text: '{n:5-14} months now, nobody has noticed, deliveries are on time. Next week: “surprise team lunch” at {h:12.30|1|1.30}. Flight is ₹{a:5200-9800/100}. Confess or fly?',
      replies: [
        'Fly this time, confess next week. In that order.',
        'Tax state, insurance, PF: tell them. My manager only laughed.',
      ],
    },
    {
      title: 'Our team went async for a quarter, here are the numbers',
      text: 'Meetings from {a:17-24} to {b:5-8} hours a week. Documents read by all: {pc:70-90}%. Delivery: {d:5-15}% faster. Complaints: one, from the person who liked meetings.',
      replies: [
        'What happens with an urgent question?',
        'Showing this to my lead. Did you keep the stand-up?',
        'The one person is always the one with the calendar rights.',
      ],
    },
    ...shortRemoteAndHybrid,
  ],
  replies: [
    'Same mail, other company. I think they share a template.',
    'Ask for the data behind it. There never is any.',
    'Good managers work around this. Find one.',
    'I save {n2:45-95} hours a month at home. That is a second holiday.',
    'Office is fine if it is near. It is never near.',
    'Some of us like the office, honestly. Just not every day.',
    'It depends on who is in on that day. Go for people, not for days.',
    'घर से काम, काम से घर, बीच में कुछ नहीं बचा।',
    'They will change it again in six months.',
    'What does your letter say? Everything else is weather.',
    'I negotiated one more home day with a list of things done at home. Try it.',
    'Three days and a kind boss, that is the whole secret.',
  ],
};
