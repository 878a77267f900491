import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';

/** docs/decisions/009-threat-model.md says the same for engineers. */
export const messages = {
  title: 'How anonymity works',
  contents: 'On this page',
  lead: (brand: string) =>
    `${brand} is a place to talk about work without your name. This page says what others see, what we keep, and what nobody can promise.`,
  parts: [
    {
      title: 'What anyone can see',
      points: [
        'Your pseudonym and its picture.',
        'Your designation, unless it is so rare that it could give you away; or the line about you, if you write one.',
        'What you write, in which community, and when.',
        'If you verified a work or college address: that you did, not the address.',
        'If you choose to post as your designation: “designation at company” in place of your pseudonym.',
      ],
    },
    {
      title: 'What a mark next to a name proves',
      points: [
        'Verified work email: the author could read mail at a company address when we sent a code there.',
        'Verified college email: the same, at their college.',
        'Verified by the job portal: the author’s profile there names the company.',
        'No mark proves a designation, years of work or a salary. No mark at all means only that nothing was verified.',
      ],
    },
    {
      title: 'What no other user sees',
      points: [
        'Your name, your photo and your email addresses.',
        `Your salary, if you add it: it counts towards combined figures, shown once there are ${MIN_GROUP} reports.`,
        'What a post or comment of yours said before you changed it. Others see that you changed it.',
        'How you vote. Others see the count, not who voted.',
        'What you follow and what you read.',
        'Your messages, except the pseudonym that you write to, and when you have read one.',
        'What you study, where you worked and when, and your company while you write under your pseudonym.',
      ],
    },
    {
      title: 'What we keep',
      points: [
        'A post is stored without your account: only with a secret key can the server tell that it is yours.',
        'Salaries and interviews that you add are stored as posts are, with their month and no day.',
        'Messages are stored encrypted. They are deleted with either of the two accounts. A moderator reads one only if one of you reports it.',
        'Your work address is stored encrypted. We write to it only when you ask for a code. Moderators see a domain that we do not know once at least five people of a company have verified addresses there.',
        'Your work experience and education are stored encrypted. Your photo is stored apart from your posts, without camera data.',
        'Our logs say which page was opened and when, but not by whom.',
      ],
    },
    {
      title: 'What your employer can learn',
      points: [
        'We tell employers nothing.',
        'If you verify your work address, your company’s mail system sees that a mail with a code came. The mail says nothing about what you write.',
        'On a computer or network of your company, the company may see that you open this site. Use your own.',
      ],
    },
    {
      title: 'What nobody can promise',
      points: [
        'Your own words. A date, an amount, a project or the way you write can show who you are.',
        'All posts under one pseudonym belong together, and old posts keep the pseudonym they were written under.',
        'The operator of the server holds the key and could find out who wrote something. A court or an authority could order that.',
        'Pseudonyms can look alike, and a designation is what its author says. Do not trust a name alone.',
      ],
    },
  ],
} as const;
