import type { LegalFacts, LegalPage } from './legal-facts';

export function aboutUs({ brand, operator }: LegalFacts): LegalPage {
  return {
    title: `About ${brand}`,
    isPolicy: false,
    since: null,
    lead: `तरक़्क़ी (tarakki) is the word for getting ahead at work. ${brand} is where people in India talk about work openly, without being found out.`,
    parts: [
      {
        title: 'Why it exists',
        text: [
          'People who look for a job know less than those who offer it: what the notice period is worth, what the manager is like, what others are paid. Colleagues know, but saying it under one’s own name can cost the job. So the knowledge stays in small chat groups, and those who are outside pay for it.',
        ],
      },
      {
        title: 'How it works',
        points: [
          'Anyone can read. No login is needed.',
          'To vote, log in and choose communities.',
          'To write, choose a pseudonym and say what you do for a living. A work address can prove it.',
          'Readers decide what is seen first, by their votes.',
        ],
      },
      {
        title: 'What we promise',
        points: [
          'Your name is never shown, and what you write is stored apart from it.',
          'No company can buy a better place, or the removal of a post.',
          'A figure is shown only with the number of people behind it, and not at all where they are too few.',
          'We say openly [where the protection ends](/who-can-see-what).',
        ],
      },
      {
        title: 'What it is not',
        text: [
          'It is not a court or a newspaper: what people write is their view, and nobody has checked it unless the page says so. It is not an employers’ site either: a company can only answer below a contribution, and changes no rating, figure or order.',
        ],
      },
      {
        title: 'Who runs it',
        text: [
          `This site is run by ${operator}. [Our team](/our-team) says whom you can write to, and [Credits](/credits) says what the site is built from.`,
        ],
      },
    ],
  };
}

export function ourTeam({ brand, operator }: LegalFacts): LegalPage {
  return {
    title: 'Our team',
    isPolicy: false,
    since: null,
    lead: `People who write here do so without their names, so this page names responsibilities, and how to reach those who hold them. ${capital(operator)} is answerable for all of these responsibilities.`,
    parts: [
      {
        title: 'Complaints',
        text: [
          'The [grievance officer](/legal/grievances) answers for every complaint. A moderator decides it by the guidelines and the law, and gives reasons. Nobody who sells anything has a say in it.',
        ],
      },
      {
        title: 'Personal data',
        text: [
          'The same officer answers questions about the [privacy notice](/legal/privacy-policy). Exporting and deleting your data needs nobody: you do it yourself under [Manage account](/settings/manage-account).',
        ],
      },
      {
        title: 'The service and its security',
        text: [
          'If you find a way to see who wrote what, write to the address for general questions next to this text, with the word “security” in the subject. Do not try it on accounts that are not yours. We answer, fix it, and thank you by name if you like.',
        ],
      },
      {
        title: 'The communities',
        text: [
          `${brand} has no editors. Readers’ votes decide what is seen first, and the [guidelines](/legal/community-guidelines) what may stay.`,
        ],
      },
    ],
  };
}

export function credits({ brand }: LegalFacts): LegalPage {
  return {
    title: 'Credits',
    isPolicy: false,
    since: null,
    lead: `${brand} is built on the work of many people who share what they make. Thank you.`,
    parts: [
      {
        title: 'Fonts and pictures',
        points: [
          'Anek Latin and Anek Devanagari by Ek Type, under the SIL Open Font License 1.1.',
          'Icons by Lucide, under the ISC License.',
          'The patterns next to pseudonyms are drawn by our own code after kolam, the threshold drawings of South India.',
        ],
      },
      {
        title: 'In your browser',
        points: [
          'React, React Router, MobX, Inversify, Base UI, react-hot-toast, openapi-fetch, Valibot (MIT License).',
          'socket.io (MIT License) brings new posts and notifications.',
        ],
      },
      {
        title: 'On the server',
        points: [
          'Node.js, Fastify and its plugins, Pino, jose, Drizzle ORM’s migrations, lru-cache, isbot, tldts, nodemailer, yazl (MIT, ISC and Apache licences).',
          'PostgreSQL (PostgreSQL License), and PGlite, which runs it inside the process, and reflect-metadata (Apache License 2.0).',
        ],
      },
      {
        title: 'Tools we make it with',
        points: [
          'TypeScript, Rsbuild and Rspack, Vitest, Playwright, axe, Biome, Redocly CLI, dependency-cruiser, knip, fast-check.',
        ],
      },
      {
        title: 'Demo data',
        text: ['Companies, colleges and people of the demo data are made up. Any match with a real name is by chance.'],
      },
    ],
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
