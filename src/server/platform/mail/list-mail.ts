import { escapeHtml } from '../http/plain-page';
import type { Mail } from './mailer.port';

interface MailLink {
  readonly label: string;
  readonly href: string;
}

export interface ListMailInput {
  readonly to: string;
  readonly brand: string;
  readonly subject: string;
  readonly items: readonly (MailLink & { readonly detail: string })[];
  readonly more: MailLink | null;
  readonly reason: string;
  readonly unsubscribe: string;
}

/** Builds a list of links as plain text and as HTML that loads nothing: no picture, font or tracking. */
export function listMail(input: ListMailInput): Mail {
  const { to, subject, unsubscribe } = input;
  return { to, subject, text: textOf(input), html: pageOf(input), unsubscribe };
}

function textOf({ items, more, reason, unsubscribe }: ListMailInput): string {
  return [
    ...items.flatMap(({ label, detail, href }) => [label, ...(detail === '' ? [] : [detail]), href, '']),
    ...(more === null ? [] : [`${more.label}: ${more.href}`, '']),
    `${reason}:`,
    unsubscribe,
  ].join('\n');
}

/**
 * Styles without variables and grid, which many mail programs do not support. Without styles the text stays readable.
 */
const STYLE = `
body { margin: 0; padding: 24px 16px; background: #faf9f6; color: #1a1816; font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
.mail { max-width: 616px; margin: 0 auto; overflow-wrap: anywhere; }
.brand { margin: 0 0 16px; color: #a6135c; font-weight: 700; }
h1 { margin: 0; padding: 12px 0; border-top: 2px solid #1a1816; font-size: 22px; line-height: 1.3; }
ul { margin: 0; padding: 0; list-style: none; }
li { padding: 6px 0 12px; border-top: 1px solid #e2ded7; }
a { display: inline-block; padding: 10px 0; color: #1a1816; font-weight: 600; text-underline-offset: 3px; }
li a { padding-bottom: 2px; }
p { margin: 0; color: #67625b; font-size: 14px; }
.why { margin-top: 24px; padding-top: 12px; border-top: 1px solid #c9c3b9; }
.why a { font-weight: 400; }
@media (prefers-color-scheme: dark) {
  body { background: #171513; color: #efebe4; }
  .brand { color: #ec74a8; }
  h1 { border-color: #efebe4; }
  li { border-color: #302c28; }
  a { color: #efebe4; }
  p { color: #a0988d; }
  .why { border-color: #4a443e; }
}
`;

function pageOf({ brand, subject, items, more, reason, unsubscribe }: ListMailInput): string {
  const linkOf = ({ label, href }: MailLink) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
  const rows = items.map(
    (item) => `<li>${linkOf(item)}${item.detail === '' ? '' : `<p>${escapeHtml(item.detail)}</p>`}</li>`,
  );
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${STYLE}</style>
</head>
<body>
<div class="mail">
<p class="brand">${escapeHtml(brand)}</p>
<h1>${escapeHtml(subject)}</h1>
<ul>
${rows.join('\n')}
</ul>
${more === null ? '' : linkOf(more)}
<div class="why">
<p>${escapeHtml(reason)}.</p>
${linkOf({ label: 'Unsubscribe', href: unsubscribe })}
</div>
</div>
</body>
</html>
`;
}
