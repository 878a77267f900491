import type { PostBank } from '../../post-template';
import { shortBengaluruTech } from './short/topics-1';

/** Bengaluru Tech. */
export const bengaluruTech: PostBank = {
  voice: 'tech',
  templates: [
    {
      title: 'How many days a week are you really in office?',
      text: 'Policy says three, my badge says four and a half because every “optional” review lands on a Friday. What do your last two weeks look like? Please say the area as well, Outer Ring Road and Electronic City are different lives.',
      replies: [
        'Three on paper, two in practice. Nobody checks as long as the release goes out.',
        'Five. Bellandur. I have listened to 64 audiobooks this year.',
        'Badge data goes to the manager every month here, so exactly three and not one minute more.',
      ],
    },
    {
      title: 'Whitefield to {area:Manyata|Koramangala|Electronic City|Hebbal} every day: stay or shift house?',
      text: 'Rent is ₹{rent:24000-38000/1000} for a decent 2BHK here, kid’s school is close. New office is {far:18-27} km away and the ride takes {mins:70-110/5} minutes each way. Shifting means ₹{more:9000-16000/1000} more every month.\n\nThose who moved: was it worth it after the first month of joy?',
      replies: [
        'Moved last year. Two hours a day back is worth more than any hike I ever got.',
        'Try the metro plus a feeder bus for two weeks before you sign anything.',
        'Do not move the school. Ask for two home days instead, it is cheaper for everybody.',
      ],
    },
    {
      title: 'Is ₹{pay:28-42} L enough for a family of four here?',
      text: 'Coming from {city2} where ₹{old:16-22} L feels rich. Offer is for {role}, joining in {soon}. Rent, school, one parent staying with us. Be brutal.',
      replies: [
        'Enough, if the school is not one of the fancy ones. School fees decide everything here.',
        'Keep rent under a quarter of in-hand and you will be fine.',
      ],
    },
    {
      title: 'On-call every {weeks:third|second|fourth} week and no allowance. Normal?',
      text: 'Team of {n:5-8}, {pages:9-22} pages a week, half of them between 1 and 5 am. When I asked about an allowance the answer was “it is part of ownership”. What do you get for on-call, and is it written anywhere?',
      replies: [
        'We get ₹{oncall:3000-7000/500} a week plus the next morning off. It is in the policy, so ask for the document.',
        'Count the pages, make a graph, show it in the retro. Graphs get budgets, feelings do not.',
        'Ownership without a say in what ships is just free labour.',
      ],
    },
    {
      title: 'Anyone else hiding in the metro to take a call?',
      text: 'Open office, {n:140-320} people on one floor, {rooms:4-7} meeting rooms, all booked till {festival} by the same programme manager. I took my appraisal call standing next to a coffee machine. 😅',
      replies: [
        'We have a “quiet room”. It has a table tennis table in it.',
        'The parking basement has the best network in the whole building. Do not tell anyone.',
      ],
    },
    {
      title: 'Senior engineers: what do you actually do all day?',
      text: '{years:4-7} years in, promoted to senior in {lately}. My calendar has {meet:19-28} hours of meetings and I feel guilty about every single one in which I do not talk. How much code do you write in a week?',
      replies: [
        'About a third of my time. The rest is stopping other people from building the wrong thing.',
        'Decline every meeting without an agenda for two weeks. You will be surprised how few people ask.',
      ],
    },
    {
      title: null,
      text: 'बारिश शुरू हुई और ऑफिस का रास्ता फिर से झील बन गया। HR का मेल आया: “please plan your commute accordingly.” नाव का allowance मिलेगा क्या? 🚣',
      replies: [
        'हमारे यहाँ तो कैब भी मना कर देती है, सीधे घर से काम।',
        'Boat allowance is taxable as a perquisite, careful 😄',
      ],
      months: [6, 7, 8, 9],
      voice: 'anyone',
    },
    {
      title: 'Startup with {n:12-40} people or Meghanta Cloud?',
      text: 'Startup: ₹{a:24-30} L fixed and {opt:0.1-0.4/0.1}% in options, founder answers on WhatsApp at midnight. Meghanta: ₹{b:31-36} L, stock over four years, and a team that has existed for longer than I have been working.\n\nI am {age:25-29}, no loans. Which one teaches more?',
      replies: [
        'Ask the startup for runway in months. If they will not say, you have the answer.',
        'At 26 with no loans, take the one where you would have to present your own work to customers.',
        'Options are a lottery ticket with a nice dashboard. Value them at zero and compare again.',
      ],
    },
    {
      title:
        'Which PG or flat-share near {area:Bellandur|HSR|Marathahalli|Kadubeesanahalli} still returns the deposit?',
      text: 'I have lost ₹{dep:22000-48000/1000} to “painting and deep cleaning” twice. Looking for something where a 9 pm stand-up with the US is not a problem and the kitchen is really a kitchen.',
      replies: [
        'Take a video of every wall on day one and mail it to the owner. Saved my full deposit.',
        'Rent agreement should name the painting charge. If it says “as applicable”, walk away.',
      ],
      voice: 'anyone',
    },
    {
      title: 'Our team went from four languages to one and nobody quit',
      text: 'We had Java, Go, Python and one heroic Scala service. Took {months:7-14} months to move everything to Java. Incidents down from {before:14-19} a month to {after:3-6}, and new people ship in their first week.\n\nBoring won. Happy to answer questions.',
      replies: [
        'How did you convince the Scala person?',
        'Boring is a feature. We did the same with databases and our on-call is finally human.',
      ],
    },
    {
      title: 'Kannada for work: which class actually works?',
      text: 'Five years here and I still order coffee in English. I want to speak with the people I meet every day: security, canteen, landlord, my own team. Weekend class or app? Any group that meets around {area:Indiranagar|Jayanagar|HSR|Malleshwaram}?',
      replies: [
        'Speak it badly, every day, with the canteen staff. In three months you will be corrected less.',
        'ನಿಧಾನವಾಗಿ ಮಾತಾಡಿ, ಎಲ್ಲರೂ ಸಹಾಯ ಮಾಡ್ತಾರೆ! People are really happy when you try.',
      ],
      voice: 'anyone',
    },
    {
      title: '{n:3-5} rounds cleared at {company}, now “the role is on hold”',
      text: 'They asked for payslips, they asked for my notice period, they even asked which laptop I want. Then silence for {days:12-24} days, and today: on hold. Is “on hold” ever released again, or should I unpin that chat?',
      replies: [
        'Mine came back after two months at a lower band. Keep interviewing.',
        'Ask for the head count approval date. If there is none, the role never existed.',
      ],
    },
    {
      title: 'AI assistants at work: what is your team’s real number?',
      text: 'Leadership put “40% faster” on a slide. We measured cycle time for {n:3-6} months: {pc:6-14}% faster on new code, no change on old code, review time up by {rev:12-30}%. What do you see when you actually measure?',
      replies: [
        'Same here. Writing was never the slow part, deciding was.',
        'Tests got much better for us. Juniors stopped being afraid of them.',
        'We stopped measuring lines and started measuring reverts. Sobering.',
      ],
    },
    {
      title: 'Leaving Bengaluru for {city2}. Talk me out of it?',
      text: 'Same pay, same company, office of {n:60-200} people there. Parents are {hrs:2-5} hours closer and a 3BHK costs what my 1BHK costs. What I fear: every good role in my field seems to sit here.',
      replies: [
        'Left three years ago. I miss the meetups, not the traffic. Nobody asked where I live in the last two interviews.',
        'Keep one strong network here and visit each quarter. Distance is fine, silence is not.',
      ],
    },
    {
      title: 'Do you negotiate the title or the money?',
      text: '{company} offers “{role}” at ₹{a:26-34} L, or one level lower at ₹{b:35-39} L. I know how silly this looks. But the next company reads the title first, no?',
      replies: [
        'Money now, title in the next one. Nobody gets rejected for a modest title.',
        'Titles do not transfer between companies, bands do. Ask what the band is called inside.',
      ],
    },
    {
      title: 'What would you fix first in a {age:9|10|12|14} year old monolith?',
      text: 'Two million lines, {n:1400-3800/100} tables, tests take {mins:45-95/5} minutes and everyone is afraid of the billing module. I have one year and four people. No, we will not rewrite it.',
      replies: [
        'Make the tests fast. Everything else follows from that.',
        'Draw a line around billing and log every call that crosses it. You will be surprised how small the real surface is.',
      ],
    },
    ...shortBengaluruTech,
  ],
  replies: [
    'Depends on the team more than on the company, honestly.',
    'Saw the same thing in two companies on the same road.',
    'Ask this in the last round, people answer honestly once they want you.',
    'Following. In the same boat, just {n2:2-6} months behind you.',
    'Write down the numbers before you decide, the stomach lies on Mondays.',
    'This city is a long queue with good coffee at the end.',
    'My manager would read this and know exactly who wrote it 😅',
    'Thank you for posting real numbers. Rare here.',
    'Short answer: yes. Long answer: yes, but not on a Friday.',
    'सही पकड़े हैं। यही हाल हमारे यहाँ भी है।',
    'It got better for us after we simply started writing things down.',
    'Talk to somebody who left that team, not to somebody who is still in it.',
    'Nothing changes before the next cycle. Ask again then.',
  ],
};
