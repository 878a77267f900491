/**
 * Lists recipients of data. A test compares every file that makes external calls with these lines. @param othersHosts
 * the hosts of other companies' scripts, which need consent.
 */
export function privacyRecipients(othersHosts: readonly string[]): readonly string[] {
  return [
    'Your sign-in provider learns that you log in here, and when. Where its own button or card shows, its program is loaded, and it sees your address. It does not learn what you do here.',
    'A job portal, where one is set up, is asked for the account of your email address once you have agreed that it shares your job with us. It then learns that you are here, and nothing of what you write.',
    'The mail service that carries our mails sees the address and the text of a mail.',
    'If you turn notifications on, the push service of your browser’s maker sees that a message comes to your browser, and when. What it says is encrypted for your browser, and names nobody.',
    'If you have a post reworded, its title and text go to an editor service where whoever runs this site has set one up, without your account or pseudonym. Otherwise our own server rewords it.',
    'If a post has a link, our server reads the page for a card. The site sees our server’s address and which page it asked for, and nothing of you.',
    'If you claim a company, the name servers of its domain are asked for the record that proves it. They see our server’s address, and nothing of you.',
    'Videos are YouTube’s. Nothing is loaded from there before you press play; then YouTube sees your address, as if you watched it there.',
    ...othersHosts.map(
      (host) =>
        `${host}, only if you allow it when we ask: its program runs on our pages and learns which of them you open. This page asks again, so that you can change your answer; a browser that asks not to be tracked is not asked and runs none.`,
    ),
    'The companies that host the servers and store the files for us work on our instructions only.',
    'An authority gets data only on a lawful order, through the [form for notices](/legal/summons-notice-form), and no more than the order asks for. We tell you first where the law lets us.',
  ];
}
