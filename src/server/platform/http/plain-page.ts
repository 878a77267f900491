export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

export function proseHtml(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

/**
 * A page of the server itself: errors, the mailbox, the documentation. It needs no script and no built client. `title` and `brand`
 * are text, `body` is HTML that is already safe.
 */
export function plainPage(title: string, body: string, brand: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} · ${brand}`)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${plainStyleAddress}">
</head>
<body>
<header><a href="/"><img src="/favicon.svg" alt="" width="28" height="28"> <b>${escapeHtml(brand)}</b></a></header>
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
