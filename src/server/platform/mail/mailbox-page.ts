import type { FastifyInstance } from 'fastify';
import { INDIA_TIME_ZONE } from '@/core/kernel/common/india-calendar.rules';
import { Problem } from '@/server/contract/problem';
import { isUuid } from '@/server/platform/uuid';
import { escapeHtml, plainPage } from '../http/plain-page';
import { mailHtmlById } from './mailbox.queries';
import type { MailboxReadDeps } from './newest-mail';
import { newestMail } from './newest-mail';

export interface MailboxPageDeps extends MailboxReadDeps {
  readonly brand: string;
}

const MAX_SHOWN = 50;

const indianTime = new Intl.DateTimeFormat('en-IN', {
  timeZone: INDIA_TIME_ZONE,
  dateStyle: 'medium',
  timeStyle: 'medium',
});

/**
 * Serves `/mailbox` with the newest mail, optionally of one address (`?to=`), and `/mailbox/<id>` with its HTML.
 * Register it only without a mail server, because anyone with access can read all mail.
 */
export function registerMailboxPage(app: FastifyInstance, { database, authorship, brand }: MailboxPageDeps): void {
  app.get<{ Querystring: { readonly to?: string | string[] } }>('/mailbox', async (request, reply) => {
    const { to } = request.query;
    const address = typeof to === 'string' && to !== '' ? to.toLowerCase().replaceAll('\0', '') : null;
    const mails = await newestMail({ database, authorship }, address, MAX_SHOWN);
    const articles = mails.map(
      (mail) => `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p class="meta">To <a href="/mailbox?to=${encodeURIComponent(mail.address)}">${escapeHtml(mail.address)}</a>,
<time datetime="${mail.sentAt.toISOString()}">${indianTime.format(mail.sentAt)} IST</time></p>
<pre>${withLinks(mail.body)}</pre>${mail.has_page ? `\n<p><a href="/mailbox/${mail.id}">As mail programs show it</a></p>` : ''}
</article>`,
    );
    const form = `<form method="get" action="/mailbox">
<label for="to">Address</label> <input id="to" name="to" type="email" value="${escapeHtml(address ?? '')}">
<button type="submit">Show</button>
</form>
<p>Mail stays on this machine because SMTP_URL is not set. The newest ${MAX_SHOWN} are shown.</p>`;
    const list = articles.length > 0 ? articles.join('\n') : '<p>There is no mail.</p>';
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return plainPage('Mailbox', `${form}\n${list}`, brand);
  });
  app.get<{ Params: { readonly id: string } }>('/mailbox/:id', async (request, reply) => {
    const { id } = request.params;
    const [mail] = isUuid(id) ? await database.query(mailHtmlById, id) : [];
    if (mail?.page == null) throw new Problem(404, 'mail_not_found', 'There is no mail at this address.');
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': MAIL_POLICY })
      .type('text/html; charset=utf-8')
      .send(mail.page);
  });
}

/** The policy of a mail, which has its own style, and runs and loads nothing. Its links can be opened. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-top-navigation-by-user-activation allow-popups";

function withLinks(text: string): string {
  return escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);
}
