/** Text made safe for HTML, inside elements and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/**
 * A page of the server itself: errors, the mailbox, the documentation. It needs no script and no built client. `title` is text,
 * `body` is HTML that is already safe, `scripts` are addresses on our own origin.
 */
export function plainPage(title: string, body: string, scripts: readonly string[] = []): string {
  const heads = scripts.map((address) => `<script defer src="${escapeHtml(address)}"></script>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${plainStyleAddress}">
${heads.join('\n')}
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

/** The path of the plain pages' style sheet. */
export const plainStyleAddress = '/plain/page.css';
