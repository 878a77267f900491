import type { SentRequest } from '../wire/exchange';

/** The maximum length of a body in a curl command. For longer ones the command refers to a file. */
const MAX_BODY = 2_000;
const LEFT_OUT = new Set(['accept', 'accept-encoding', 'content-length', 'user-agent']);

export function curlLine(origin: string, { method, path, headers, body, isFile }: SentRequest): string {
  const parts = [`curl -i -X ${method} ${quoted(new URL(path, origin).href)}`];
  for (const [name, value] of Object.entries(headers))
    if (!LEFT_OUT.has(name)) parts.push(`-H ${quoted(`${name}: ${value}`)}`);
  if (body !== null)
    parts.push(
      isFile || body.length > MAX_BODY ? `--data-binary @body   # ${body.length} characters` : `-d ${quoted(body)}`,
    );
  return parts.join(' \\\n  ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
