import type { LegalFacts, LegalPage } from './legal-facts';

export function faq({ brand }: LegalFacts): LegalPage {
  return {
    title: 'Questions and answers',
    isPolicy: false,
    since: null,
    lead: `What people ask most about ${brand}. [Help](/settings/need-help) says where to go with everything else.`,
    parts: [
      {
        title: 'Can my employer find out that I wrote something?',
        text: [
          'Not from us: we tell employers nothing, and a post is stored without your account. Your own words can give you away, though. [How anonymity works](/who-can-see-what) says exactly what is protected and what is not.',
        ],
      },
      {
        title: 'Why do you ask for my job, then?',
        text: [
          'So that readers know who is speaking: a nurse on night shifts, a tester with three years’ experience. We show your designation only if enough people share it, and you can switch it off under [Preferences](/user-settings).',
        ],
      },
      {
        title: 'What does verifying a work address do?',
        text: [
          'We mail a code to that address. If you enter the code, your status counts as verified. The address is stored encrypted and shown to nobody. Your company’s mail system sees that a mail with a code came, and nothing else.',
        ],
      },
      {
        title: 'Can I write without verifying?',
        text: ['Yes. A pseudonym and your career details are enough.'],
      },
      {
        title: 'What is the difference between my pseudonym and “designation at company”?',
        text: [
          'Readers can see which posts share a pseudonym. A post as “designation at company” stands alone, but names your company. Choose it only if many people could have written it.',
        ],
      },
      {
        title: 'Who sees how I vote?',
        text: ['Nobody. Others see the count.'],
      },
      {
        title: 'In which order are posts shown?',
        id: 'order',
        text: [
          'The same for everybody, and by three rules alone. Latest: the newest first. Top: the most points first, and points are votes up less votes down. Rising: the newest first, but points and comments put a post ahead of newer ones. Ten of them together are worth 12 and a half hours, a hundred twice as much, a thousand three times as much.',
          'Following is the newest of the communities that you follow. Nobody can pay for a place, and nothing that you read or press changes the order for you; what you hide or block is left out.',
        ],
      },
      {
        title: 'Can a company have a post removed?',
        text: [
          'It can complain as anyone can. A post goes only if it breaks the [guidelines](/legal/community-guidelines) or the law. Money changes nothing.',
        ],
      },
      {
        title: 'A post is about me, or wrong. What now?',
        text: [
          'Write to the [grievance officer](/legal/grievances) with the address of the post. You get an answer within 7 days, sooner where it is urgent.',
        ],
      },
      {
        title: 'How do I get my data, or delete everything?',
        text: [
          'Both under [Manage account](/settings/manage-account): one click makes an archive of everything; deleting takes effect immediately. You decide whether your posts go too, or stay without any tie to you.',
        ],
      },
      {
        title: 'I only want to take a break.',
        text: [
          'Deactivate the account: your profile, posts and comments are hidden until you log in again. Reviews, salaries and interviews stay, without a name: if they went at the same moment, it would show that they are yours.',
        ],
      },
      {
        title: 'I get mails that I do not want.',
        text: [
          'Every such mail has a link that ends it without logging in. We always send codes that you ask for and answers to complaints.',
        ],
      },
      {
        title: 'Does it cost anything?',
        text: ['No. There is no advertising and nothing to buy.'],
      },
    ],
  };
}
