import type { BlogPost } from '../blog-post';

export const writeWithoutBeingFoundOut: BlogPost = {
  slug: 'write-about-work-without-being-found-out',
  title: 'Write about work without being found out',
  on: '2026-11-16',
  lead: 'A pseudonym hides a name. It does not hide a story that only one person could tell. Nine habits that do.',
  figure: { amount: '9 habits', label: 'that hide a story, not only a name' },
  parts: [
    {
      title: 'Before you write',
      points: [
        'Use your own phone or computer, on your own network. Company laptops and office Wi-Fi may note which sites are opened.',
        'Think of the three colleagues who know you best. What you write should leave them guessing.',
        'Wait a day after a meeting that went wrong. The post is better, and it no longer has the timestamp of the meeting.',
      ],
    },
    {
      title: 'While you write',
      points: [
        'Round: “about 20 lakh” in place of 19.65, “a team of eight or so”, “last winter”.',
        'Leave out what is rare. “The only woman in the Pune office who works on payments” is a name.',
        'Change what does not matter. A city nearby or another quarter keeps the story true to its point.',
        'Drop your catchwords. People know each other by “please do the needful” more than by facts.',
      ],
    },
    {
      title: 'After you wrote',
      points: [
        'Do not answer every comment immediately: your working hours show in your answers.',
        'Keep what you say under “designation at company” apart from what you say under your pseudonym. Readers put two and two together.',
      ],
    },
    {
      title: 'What we do, and cannot do',
      text: [
        'We store what you write apart from your account, show your designation only where enough people share it, and warn you when a text has an address or a number in it. What your own words give away we cannot take back. [How anonymity works](/who-can-see-what) has the whole list.',
      ],
    },
  ],
};
