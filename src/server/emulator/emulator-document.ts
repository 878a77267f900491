import { escapeHtml } from '@/server/platform/http/plain-page';
import type { EmulatedAccount } from './emulated-accounts.port';

const STYLE = '/emulator/google/gsi/pages.css';

export function documentOf(title: string, body: string, scripts: readonly string[] = []): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${STYLE}">
${scripts.map((address) => `<script defer src="${address}"></script>`).join('')}
</head>
<body>${body}</body>
</html>
`;
}

export function refusalPage(reason: string): string {
  return documentOf('Access blocked', `<main><h1>Access blocked</h1><p>${escapeHtml(reason)}</p></main>`);
}

export function signingInPage(): string {
  return documentOf(
    'Signing in',
    '<main><h1>Signing in</h1><p>This window never answers. You may close it.</p></main>',
  );
}

export function formOf(action: string, hidden: Readonly<Record<string, string>>, body: string): string {
  const inputs = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="${action}">${inputs.join('')}${body}</form>`;
}

export function accountListHtml(accounts: readonly EmulatedAccount[]): string {
  return `<ul class="accounts">${accounts.map(accountButton).join('')}</ul>`;
}

export function otherAccount(): string {
  return `<fieldset>
<legend>Use another account</legend>
<label>Name <input name="name" autocomplete="off" maxlength="80"></label>
<label>Email <input name="email" type="email" autocomplete="off" maxlength="200"></label>
<button name="sub" value="">Continue with this account</button>
</fieldset>`;
}

export function outcomeSelect(outcomes: Readonly<Record<string, string>>): string {
  const options = Object.entries(outcomes).map(([value, label]) => `<option value="${value}">${label}</option>`);
  return `<p><label>What happens <select name="outcome">${options.join('')}</select></label></p>`;
}

export function faultOf(fault: string): string {
  return fault === '' ? '' : `<p role="alert" class="fault">${escapeHtml(fault)}</p>`;
}

function accountButton({ sub, name, email, about }: EmulatedAccount): string {
  const tail = about === '' ? '' : ` <span class="about">${escapeHtml(about)}</span>`;
  return `<li><button name="sub" value="${escapeHtml(sub)}"><b>${escapeHtml(name)}</b> <span>${escapeHtml(email)}</span>${tail}</button></li>`;
}
