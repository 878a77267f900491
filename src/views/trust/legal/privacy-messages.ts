import { REMOVED_DAYS } from '@/core/kernel/moderated/removed.rules';
import type { LegalFacts, LegalPage } from './legal-facts';
import { privacyData } from './privacy-data';
import { privacyRecipients } from './privacy-recipients';

/**
 * The sections follow the order in which people ask. The text must match the code: describe a new kind of data here
 * first.
 */
export function privacyNotice({ brand, operator, backupDays, othersHosts }: LegalFacts): LegalPage {
  return {
    title: 'Privacy notice',
    isPolicy: true,
    since: '20 November 2026',
    lead: `This is the notice of section 5 of the Digital Personal Data Protection Act, 2023. It says which personal data ${brand} uses, what for, how long, and what you can do about it. ${capital(operator)} decides about it and is the Data Fiduciary in the words of the Act.`,
    parts: [
      {
        title: 'In short',
        points: [
          'You write under a pseudonym. Nobody but you sees your name or your email address.',
          'What you write is stored separately from your account. Only a secret key, kept outside the database, ties the two together.',
          othersHosts.length === 0
            ? 'We show no advertising, sell no data, and have no trackers of others on our pages.'
            : 'We show no advertising, sell no data, and let programs of others run on our pages only if you allow it.',
          'You can [take everything with you](/settings/manage-account) and delete your account at any time, without asking anybody.',
        ],
      },
      {
        title: 'What we use, and what for',
        text: [
          'We use personal data only with your consent, which you give when you log in and when you fill in a form, and only for the purposes on this page.',
        ],
        points: privacyData,
      },
      {
        title: 'What we do not keep',
        points: [
          'Our logs have the page, the time and the outcome of a request: no address of a computer, no account, nothing that was typed.',
          'Tokens and codes are stored only as fingerprints that cannot be turned back.',
          'The moments of your visits: what names you has days only, and what has a moment is encrypted or names nobody, so that visits cannot be matched with posts.',
        ],
      },
      {
        title: 'Cookies and storage on your device',
        text: [
          `We set only what the service needs: the session with its beginning and end, your public id with your pseudonym and its picture, the provider you last logged in with, the theme, a random number for the browser, and marks that a hint was shown. A draft stays on your device until you send or discard it; if you are not logged in, until you close the tab, or for 24 hours if you say that only you use the device. The last 20 public pages that you read are also saved on it for offline reading; they go when you log out, and at any time on the page for offline reading. ${othersHosts.length === 0 ? 'There is nothing to accept, because there is nothing else.' : 'Your answer about programs of others is kept on it, and they may keep something of their own once you allow them.'}`,
        ],
      },
      {
        title: 'Who else gets data',
        points: privacyRecipients(othersHosts),
      },
      {
        title: 'How long',
        points: [
          'As long as you have an account. If you delete it, everything tied to you is deleted immediately, except answers stored against double posting, which go within three days. You choose whether what you published goes too, or stays without any tie to you; the files of its pictures go within two hours.',
          `What moderators removed: ${REMOVED_DAYS} days, sealed, as the IT Rules ask, also if its account has ended; nobody is tied to it.`,
          `Backups: gone within ${backupDays} days.`,
          'Complaints: 180 days after the answer.',
          'Error reports: 30 days. Notices of authorities: as long as the law asks for.',
          'If an authority has ordered certain data to be preserved before you delete it, we preserve exactly that.',
        ],
      },
      {
        title: 'Your rights',
        text: [
          'The Act gives you these rights. You can use most of them yourself, immediately; for all of them you can also write to the [grievance officer](/legal/grievances).',
        ],
        points: [
          'To know and to get what we hold (section 11): [export your data](/settings/manage-account).',
          'To correct, complete and erase (section 12): in your profile, or by deleting the account.',
          'To withdraw consent as easily as you gave it (section 6): log out and delete the account; unsubscribe from a mail with the link in it.',
          'To be heard (section 13): the [grievance officer](/legal/grievances). If we do not settle it, you can complain to the Data Protection Board of India.',
          'To name a person who acts for you if you die or cannot act (section 14): write to the grievance officer.',
        ],
      },
      {
        title: 'Under 18',
        text: [
          'The service is for adults. If you are under 18, do not make an account; if you have one, delete it. For an account that seems to be a child’s, use the [form for complaints](/legal/complaint).',
        ],
      },
      {
        title: 'If something goes wrong',
        text: [
          'If personal data gets out, we tell the people whom it concerns and the Data Protection Board without delay: what happened, what it can lead to, and what to do.',
        ],
      },
      {
        title: 'What nobody can promise',
        text: [
          'Your own words can give you away, and anyone who holds both the server and the key could find out who wrote something. [How anonymity works](/who-can-see-what) says where the protection ends.',
        ],
      },
      {
        title: 'Changes and languages',
        text: [
          'If we want to use more data, or use it for something else, we ask you before it happens. You can ask for this notice in any language of the Eighth Schedule of the Constitution; write to the grievance officer.',
        ],
      },
    ],
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
