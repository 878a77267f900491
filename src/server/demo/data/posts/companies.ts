import type { PostBank } from '../../post-template';
import { shortInCompanies, shortToCompanies } from './short/companies';

/** Rooms of companies; `{company}` is the room's. */
export const inCompanies: PostBank = {
  voice: 'insider',
  templates: [
    {
      title: 'Appraisal letters are out. What did you get?',
      text: 'Rating {r:3|3.5|4}, hike {pc:5-13}%, variable at {v:68-96}%. Grade and department help, exact figures if you dare. Mine came at {t:6|7|8} pm on a Friday, as always.',
      replies: [
        '{q:6-12}%, “meets expectations”, and a smile.',
        'Same rating, two per cent less. Department matters, it seems.',
        'Letter says “effective from last quarter”, payslip says nothing yet.',
      ],
      months: [4, 5, 6, 7],
    },
    {
      title: 'How is {company} for {arole}? Joining in {soon}',
      text: 'Offer is ₹{a:12-29} L, office in {city}. Reviews say good people and slow tools. What should I know that HR does not say, and which team should I ask for?',
      replies: [
        'Good people is true. Ask for the newer teams, the tools are better there.',
        'Slow first month, they forget to order the laptop. Remind them a week ahead.',
        'Lunch is good, parking is not.',
      ],
      voice: 'outsider',
    },
    {
      title: 'New leave policy: encash or lose?',
      text: 'Carry forward goes from {a:45|60} to {b:15|20|30} days from the next leave year. I have {n:31-58}. Is anyone going to be allowed to take them all before that? My manager laughed, not unkindly. The page: https://people.{site}/leave',
      replies: [
        'HR said in the call that managers have to approve half. Ask for the mail.',
        'Taking every Friday until then. Approved.',
      ],
    },
    {
      title: 'Interview at {company} next week: how many rounds now?',
      text: 'Position: {role}. Recruiter said two, portal says five. Is there still the written test, and do they ask about salary in the first call?',
      replies: [
        'Three when I joined: test, manager, HR. Test is reading and common sense.',
        'They asked about salary in the first call, I gave a range and it was fine.',
      ],
      voice: 'outsider',
    },
    {
      title: 'What is one thing you would change here tomorrow?',
      text: 'No politics, no names. I start: travel claims. {n:7-11} clicks, {m:3-5} approvals and ₹{a:180-640/20} for a taxi that I took in {lately}.',
      replies: [
        'Meeting-free Wednesdays, that we once had for exactly one Wednesday.',
        'The VPN. Just the VPN.',
        'Publish the bands. Half of all gossip would end.',
      ],
    },
    {
      title: 'Shift allowance at {company}: still ₹{a:150-450/50} a night?',
      text: 'It has not changed for {y:4-8} years. Tea has doubled in that time. We are {n:20-60/5} people on nights and would like to ask together, politely. Who did this before?',
      replies: [
        'Our unit asked in {lately} and got ₹100 more. Take it to the works committee.',
        'Bring the figures of two other companies. That was what moved them.',
      ],
    },
    {
      title: 'Good manager alert',
      text: 'Not naming, but if you are interviewing for the {city} office and the person asks “what do you need to do your best work?”, say yes. {n:3-6} years here, first time that I look forward to a Monday.',
      replies: ['I think I know who. Yes. One hundred times yes.', 'Name the floor at least 😄'],
    },
    {
      title: 'Is the {lately} variable delayed again?',
      text: 'Last year it came {n:3-7} weeks late with a mail about headwinds. Finance says “in process”. I have planned {p:school fees|a scooter|a wedding gift|dental work} around it.',
      replies: [
        'Heard the 15th from someone in payroll. No promise.',
        'Headwinds again, I would not plan anything around it.',
      ],
    },
    {
      title: 'Internal transfer: manager does not release me',
      text: 'Selected by the other team in {lately}, “business critical” ever since. Policy says {n:30|45|60} days. Did anyone escalate and survive it?',
      replies: [
        'Policy page, HR partner, one calm mail. Released in two weeks.',
        'I resigned, then they found a way within a day. Would not recommend, but it worked.',
      ],
    },
    {
      title: 'Canteen thread: what is worth it this week?',
      text: '{dish:Rajma chawal|Bisi bele bath|Lemon rice|Chole kulche|Fish curry} is back and somebody in the kitchen has rediscovered salt. Counter {n:2-4}, before 12.45, afterwards only the salad that has seen everything.',
      replies: ['Counter 1 dosa is still king.', 'The salad has been promoted twice.'],
    },
    {
      title: 'Notice period at {company}: who got out early?',
      text: 'Letter says {n:60|90} days. New place wants me in {d:30-45}. I have {l:9-22} leaves. Does one set off the other here?',
      replies: [
        'Yes, up to 15 days, with the manager’s approval in the portal.',
        'No set-off in my department. Buyout at basic worked though.',
      ],
    },
    {
      title: 'The new office: honest first week',
      text: 'Good: light, chairs, coffee. Bad: {n:2-3} lifts for {f:9-14} floors, seats on first come, toilets designed by an enemy. The plants are real, I checked.',
      replies: [
        'The lift queue is the new town hall.',
        'Fourth floor has free seats until ten. You have not heard it from me.',
      ],
    },
    {
      title: 'Training budget: has anybody really used it?',
      text: 'Policy promises ₹{a:15000-40000/5000} a year. I asked (https://people.{site}/learning) for a course of ₹{b:8000-14000/1000} and got a link to our own videos from {y:2019|2020|2021}.',
      replies: [
        'Used all of it. One page on what the team gets from it, manager signs, done.',
        'It lapses with the year and nobody says so. Ask now.',
      ],
    },
    {
      title: 'Ten years at {company} this week',
      text: 'Joined as a trainee, {n:5-8} managers, three logos, two mergers of departments that hated each other. I stayed for the people. The clock they gave me is five minutes slow, like our releases.',
      replies: [
        'Congratulations! The clock detail is perfect.',
        'You taught half of us. Thank you.',
        'What changed most?',
      ],
    },
    {
      title: null,
      text: 'किसी को पता है कि {company} में नया insurance portal किसने चुना? माँ का नाम जोड़ने में {n:3-6} दिन और {m:9-14} स्क्रीन लगे। और आखिर में: “session expired”. 🙏',
      replies: ['Helpdesk को फ़ोन करो, वो दो मिनट में कर देते हैं।', 'Use it before 9 am. After that it sleeps.'],
    },
    {
      title: 'Parental leave for fathers: {n:5|7|10|15} days. Really?',
      text: 'Second child in {soon}. Some units seem to give more “informally”. I would like to have it formally. Has anyone asked?',
      replies: [
        'Asked, got five more as special leave. Name it in the mail, they have a code for it.',
        'We are collecting signatures for four weeks. Write to the employee council.',
      ],
    },
    {
      title: 'Referral bonus: ₹{a:20000-75000/5000}, paid after {n:3|6} months?',
      text: 'My friend joined in {lately}, the tracker says “eligible”, payroll says “not yet confirmed by recruiter”, recruiter has left. Circle of life.',
      replies: [
        'Ticket to HR operations with the tracker’s screenshot. Mine came with the next salary.',
        'Ask before six months are over, the ticket closes by itself after that.',
      ],
    },
    {
      title: 'How are promotions decided this cycle?',
      text: 'My manager says panel, the panel says budget, budget says next cycle. {y:3-5} years in the same grade, {n:2-4} times “almost”. If you made it: what was in your document?',
      replies: [
        'Three results with numbers, two names outside the team who vouch. Nothing else was read.',
        'Mine went through when a director from another unit asked for me. Sponsors, not mentors.',
      ],
    },
    {
      title: 'Work-life balance at {company} in the {city} office?',
      text: 'Considering a move inside the group. At my current place 7 pm is early. Is it true that people there have hobbies?',
      replies: [
        'True. Somebody in accounts plays the tabla.',
        'Quarter end is bad everywhere. Otherwise six, half past six.',
      ],
      voice: 'outsider',
    },
    {
      title: 'Laptop refresh: mine is from {y:2019|2020|2021}',
      text: 'It needs {n:9-16} minutes to start and sounds like a small plane. IT says four years, then says five. Someone joined last week and got a new one. I am not jealous. I am a little jealous.',
      replies: [
        'Run the diagnostics and send the report. Red lines get approved.',
        'Spill… no. Do not spill. But mine was replaced after tea.',
      ],
    },
    {
      title: 'Exit interviews: do they change anything?',
      text: 'Mine is on {day:Tuesday|Thursday}. I have {n:3-6} true things to say. I would like to help those who stay and not burn the relieving letter.',
      replies: [
        'Say the two that can be fixed. Keep the rest for your friends.',
        'They do read them. Our lunch hour came out of one.',
      ],
    },
    {
      title: 'Anyone from the {lately} batch here?',
      text: 'We were {n:24-80/4} on the first day and I have lost track of all but two. Which location did you get and are you still in the project that they promised?',
      replies: [
        'Here! Got {city2}, project exists only on slides so far.',
        'Four of us left already. Rest in testing.',
      ],
    },
    {
      title: 'Client asked for weekends “until go-live”',
      text: 'That was {n:5-11} weekends ago. Comp-offs are “noted”. If you were on such an account: how did you get the days back?',
      replies: [
        'Into the portal every Monday, with the mail attached. They expire in 60 days if you wait.',
        'We put it on the risk register as “team fatigue”. Client read it. It stopped.',
      ],
    },
    {
      title: 'What does the company do really well?',
      text: 'Enough complaining from me. Mine: nobody ever asked a question when my father was ill. {n:3-7} weeks, full pay, and a colleague who drove us. I will not forget that.',
      replies: [
        'Same when my house was flooded. The people here are gold.',
        'Salary on the last working day, every month, for nine years. Underrated.',
      ],
    },
    {
      title: 'Who else was moved to the {project:Aravalli|Kaveri|Satpura|Sindhu|Tungabhadra} project?',
      text: 'Mail said “exciting opportunity”, calendar says {t:7.30|8|9.30} pm calls with three time zones. {n:14-45} of us start in {soon}. Who knows the client, and is the pay for late shifts agreed?',
      replies: [
        'Client is decent, calls end by ten. Shift pay only after you ask for it.',
        'Was on it last year. Learnt more than in three years before, slept less.',
      ],
    },
    {
      title: 'Salary bands for {role}: let us fill the sheet',
      text: 'One line each: grade, years, fixed. I start: {y:3-11} years, ₹{a:8-26} L. No names, no teams. HR has this sheet already, only we do not.',
      replies: [
        '{y2:3-12} years, ₹{b:9-28} L, same grade for the second time.',
        'A grade below you and nearly the same. Interesting.',
        'Can a moderator pin this?',
      ],
    },
    {
      title: 'Probation extended by {n:3|6} months without a reason',
      text: 'Joined in {lately}. Feedback so far: “all good”. Then a letter with one sentence. Does it happen often here, and does it cost the variable?',
      replies: [
        'Happens when the head count is frozen. It is about the budget, not about you. Ask for that in a mail.',
        'Mine was extended and confirmed with back pay. Keep the “all good” messages.',
      ],
    },
    {
      title: 'Town hall summary for those who were working',
      text: '{n:38-64} slides. Growth, culture, growth. One real question (attrition), one real answer (“{pc:14-27}%, too high”). Then the video with drone shots of our own car park.',
      replies: ['The real answer is new, credit where it is due.', 'I am in the drone video, carrying tiffin.'],
    },
    {
      title: 'Cab pick-up moved {m:25-50/5} minutes earlier',
      text: 'Same shift, same distance. Route now covers {n:7-11} people and half of {city}. Transport says “optimised”. For whom?',
      replies: [
        'For a spreadsheet. Write to transport with times of one week, they put two cabs again for us.',
        'I sleep in it now. It is a bed with a seat belt.',
      ],
    },
    {
      title: 'Is the {company} referral queue real?',
      text: 'Referred {n:2-4} good people since {lately}: no call, no mail, status “under review”. Same role is advertised outside every week. Should I tell them to apply directly?',
      replies: [
        'Send the profile to the hiring manager yourself, then put it into the portal for the bonus.',
        'Direct got a call in two days. The queue is a museum.',
      ],
    },
    {
      title: 'New joiner here: unwritten rules, please',
      text: 'Second week. I have already sat in the vice president’s chair and microwaved fish. What else should I know before I ruin my career at {company}?',
      replies: [
        'Fish is forgiven by Thursday. The chair by appraisal.',
        'Never book the corner room on Mondays. Nobody knows why.',
        'Be kind to the IT desk. That is all there is.',
      ],
    },
    {
      title: 'Comp-off or overtime for the {holiday} shift?',
      text: 'Roster has {n:9-30} of us. Policy page has both words and no verb. Last year some got money, some got days, and one person got a mug.',
      replies: ['Money, if you enter it before the fifth. After that days.', 'It was me, I have the mug.'],
    },
    {
      title: 'Which team at {company} should one avoid, which should one join?',
      text: 'I may choose between two after the reorganisation and both managers are charming. Signs only, no names: how late is the last mail, who speaks in meetings, how long do people stay?',
      replies: [
        'Join the one where juniors speak first.',
        'Count the farewell mails of the last six months. Simple and cruel.',
      ],
    },
    {
      title: 'Health check camp: go, it is worth it',
      text: 'Free, {m:40-70/5} minutes, and they found my sugar at {n:148-212}. I am {age:31-42}, run twice a week and thought it was for uncles. Third floor, till Friday.',
      replies: [
        'Went because of this post. All fine, bad conscience gone.',
        'Glad that you went. Take care, walk after dinner.',
      ],
    },
    {
      title: 'Anyone moved from here to {company2}?',
      text: 'They called me with {pc:18-40}% more. What do they do better, what do you miss? I like my people here, and I have a daughter starting school.',
      replies: [
        'Better tools, fewer friends. I still eat lunch with the old gang once a month.',
        'Miss the flexibility. Money is gone in rent anyway.',
      ],
    },
    {
      title: 'Seat allocation app: {n:3-5} taps and no window',
      text: 'Booking opens at midnight, windows are gone at 00.01. I respect the discipline. Could we please rotate?',
      replies: ['There is a script going around. I did not say that.', 'Rotate, yes. Also: plants for those inside.'],
    },
    {
      title: 'Farewell for {name:Joseph sir|Lata ma’am|Murthy sir|Salma ma’am}, {y:28-36} years',
      text: 'He would say “she”, she would say “he”, it is about all who stay till the end and leave with one carton. Canteen, {day:Tuesday|Friday}, 4 pm, samosas. Bring a story, not a gift.',
      replies: ['Coming. Got my first approval signed by that pen.', 'Thirty years and never once a raised voice.'],
    },
    {
      title: 'What is our gratuity and PF trust like?',
      text: 'Old-timers say the trust pays more interest than the public fund. Statement comes once a year and is late by {n:2-5} months. Has anyone taken money out recently?',
      replies: [
        'Took out for a house, {d:12-30} days, no trouble.',
        'Same interest as the public fund for some years now. Statement is in the portal, hidden well.',
      ],
    },
    ...shortInCompanies,
    ...shortToCompanies,
  ],
  replies: [
    'Same in my department.',
    'Different in ours, ask your HR partner.',
    'Which location are you in?',
    'It has been like this for {n2:3-8} years.',
    'Raise it in the next open house, several of us will nod.',
    'Good question, following.',
    'The policy page was changed last month, look again.',
    'My manager handles this quietly and well.',
    'It is better than where I was before, to be fair.',
    'यहाँ सब चलता है, बस धीरे-धीरे।',
    'Heard the same at lunch today.',
    'Thanks for asking here, nobody dares in the town hall.',
    'Got an answer from HR on this: “soon”.',
  ],
};
