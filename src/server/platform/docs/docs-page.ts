import type { FastifyInstance } from 'fastify';
import type { AfterLostAnswer, MediaType, OpenApiDocument } from '@/contract/openapi-document';
import { HTTP_METHODS } from '@/contract/openapi-document';
import type { ServiceOperation } from '@/contract/operations';
import { operationsOf } from '@/contract/operations';
import { escapeHtml, plainPage, proseHtml } from '../http/plain-page';
import { schemaOutline } from './schema-outline';

const POLICY = `<section><h2>Versions</h2>
<p>Each contract has a version of its own. A patch changes words or examples, a minor one adds, and a major one may break a client. A major version is served
for at least six months after the next one.</p>
<p>A call that will go is marked as deprecated at least six months before, here and as <code>deprecated</code> in the document. Its description names the call that
replaces it.</p>
<h2>Refusals</h2>
<p>A refusal is <code>application/problem+json</code> with a stable <code>code</code>, which each call lists. An unknown path is 404 <code>route_not_found</code>; another
method at a known path is 405 <code>method_not_allowed</code>, and <code>allow</code> lists its methods.</p></section>`;

/**
 * Serves `/docs` with all services, and `/docs/<service>` with calls, parameters, examples and problems from the
 * server's own documents. `/docs/<service>.json` is the document. No page has a script.
 */
export function registerDocs(
  app: FastifyInstance,
  documents: Readonly<Record<string, OpenApiDocument>>,
  brand: string,
): void {
  app.get('/docs', (_request, reply) => {
    const services = Object.entries(documents).map(([name, document]) => {
      const calls = operationsOf(document).map(
        (operation) =>
          `<li><a href="/docs/${name}#${operation.operationId}">${callHtml(document, operation)}</a> ${proseHtml(operation.summary)}</li>`,
      );
      const events = Object.keys(document.webhooks ?? {}).map(
        (event) => `<li><code>${escapeHtml(event)}</code> an event over the socket</li>`,
      );
      return `<section><h2><a href="/docs/${name}">${escapeHtml(document.info.title)}</a></h2><ul>${[...calls, ...events].join('')}</ul></section>`;
    });
    return reply.type('text/html; charset=utf-8').send(plainPage('Services', [POLICY, ...services].join('\n'), brand));
  });
  for (const [name, document] of Object.entries(documents)) {
    app.get(`/docs/${name}.json`, () => document);
    app.get(`/docs/${name}`, (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(plainPage(document.info.title, servicePage(name, document), brand)),
    );
  }
}

function servicePage(name: string, document: OpenApiDocument): string {
  const descriptions = descriptionsOf(document);
  const operations = operationsOf(document).map((operation) =>
    operationSection(document, operation, descriptions.get(operation.operationId) ?? ''),
  );
  const events = Object.entries(document.webhooks ?? {}).map(
    ([event, item]) => `<section id="${escapeHtml(event)}"><h2>${escapeHtml(event)}</h2>
<p>An event over the socket at /ws/. ${proseHtml(item.post?.summary ?? '')}</p></section>`,
  );
  return `<p><a href="/docs">All services</a> · <a href="/docs/${name}.json">The document (OpenAPI 3.1)</a> · version ${escapeHtml(document.info.version ?? '')}</p>
<p>${proseHtml(textMember(document.info, 'description'))}</p>
${[...operations, ...events, ...stateSections(document)].join('\n')}`;
}

const AFTER_LOST_ANSWER: Readonly<Record<AfterLostAnswer, string>> = {
  repeat: 'send the same request again. It counts once; a refusal may say that it was done.',
  'repeat-with-key': 'send the same request again with the same idempotency key. It counts once.',
  'start-over': 'make the call again. What the lost one made goes unused and expires.',
  'read-first': 'read whether it was done, and send it again only if it was not.',
  leave: 'do not send it again. It would count twice.',
};

function operationSection(document: OpenApiDocument, operation: ServiceOperation, description: string): string {
  const { operationId, summary, needsSession, isBlockedForCrawlers, afterLostAnswer, problemCodes } = operation;
  const notes = [
    needsSession ? 'Needs a session.' : 'Needs no session.',
    ...(isBlockedForCrawlers ? ['Blocked for crawlers.'] : []),
    ...(operation.deprecated ? ['Deprecated.'] : []),
    ...(afterLostAnswer === null ? [] : [`After a lost answer: ${AFTER_LOST_ANSWER[afterLostAnswer]}`]),
  ];
  const problems = problemCodes.map((code) => problemItem(document, code)).join('');
  return `<section id="${escapeHtml(operationId)}">
<h2>${proseHtml(summary)}</h2>
<p>${callHtml(document, operation)} <span class="meta">${escapeHtml(operationId)}</span></p>
<p>${proseHtml(description)}</p>
<p>${notes.join(' ')}</p>
${parametersList(operation)}
${operation.requestBody === null ? '' : `<h3>Body</h3>${contentOf(operation.requestBody.content)}`}
${Object.entries(operation.responses)
  .map(
    ([status, response]) =>
      `<h3>${escapeHtml(status)}</h3><p>${proseHtml(response.description ?? '')}</p>${contentOf(response.content ?? {})}`,
  )
  .join('\n')}
${problems === '' ? '' : `<h3>Problem codes</h3><ul>${problems}</ul>`}
</section>`;
}

function problemItem(document: OpenApiDocument, code: string): string {
  const [status, codes] = Object.entries(document['x-problem-codes'] ?? {}).find(([, own]) => code in own) ?? ['', {}];
  return `<li><code>${escapeHtml(`${status} ${code}`.trim())}</code> ${proseHtml(codes[code] ?? '')}</li>`;
}

/** Lists the states of each resource: the result of every action, or the code that refuses it. */
function stateSections(document: OpenApiDocument): readonly string[] {
  return Object.entries(document['x-states'] ?? {}).map(([thing, { acts, states }]) => {
    const calls = Object.entries(acts).map(
      ([act, { call }]) => `<dt>${escapeHtml(act)}</dt><dd><code>${escapeHtml(call)}</code></dd>`,
    );
    const rows = Object.entries(states).map(
      ([state, { acts: ends }]) =>
        `<dt>${escapeHtml(state)}</dt><dd>${Object.entries(ends)
          .map(([act, end]) => `${escapeHtml(act)}: <code>${escapeHtml(end)}</code>`)
          .join('; ')}</dd>`,
    );
    return `<section id="states-${escapeHtml(thing)}"><h2>States: ${escapeHtml(thing)}</h2>
<h3>Acts</h3><dl>${calls.join('')}</dl>
<h3>States, and what each act leads to</h3><dl>${rows.join('')}</dl></section>`;
  });
}

function parametersList({ parameters }: ServiceOperation): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    (parameter) =>
      `<dt><code>${escapeHtml(parameter.name)}</code> <span class="meta">${parameter.in}${parameter.required === true ? ', required' : ''}</span></dt><dd><code>${escapeHtml(schemaOutline(parameter.schema ?? {}))}</code> ${proseHtml(textMember(parameter, 'description'))}</dd>`,
  );
  return `<h3>Parameters</h3><dl>${rows.join('')}</dl>`;
}

function contentOf(content: Readonly<Record<string, MediaType>>): string {
  return Object.entries(content)
    .map(
      ([type, media]) =>
        `<p class="meta">${escapeHtml(type)}</p>${media.schema === undefined ? '' : `<pre tabindex="0">${escapeHtml(schemaOutline(media.schema))}</pre>`}${examplesOf(
          media,
        )
          .map((example) => `<pre tabindex="0" class="example">${escapeHtml(JSON.stringify(example, null, 2))}</pre>`)
          .join('')}`,
    )
    .join('');
}

function descriptionsOf(document: OpenApiDocument): ReadonlyMap<string, string> {
  const operations = Object.values(document.paths ?? {}).flatMap((item) =>
    HTTP_METHODS.flatMap((method) => item[method] ?? []),
  );
  return new Map(operations.map((operation) => [operation.operationId ?? '', textMember(operation, 'description')]));
}

function textMember(thing: object, name: string): string {
  const value: unknown = new Map<string, unknown>(Object.entries(thing)).get(name);
  return typeof value === 'string' ? value : '';
}

/** Looks examples up by name, because the server's own parser skips them. */
function examplesOf(media: MediaType): readonly unknown[] {
  const members = new Map<string, unknown>(Object.entries(media));
  const named = members.get('examples');
  if (typeof named !== 'object' || named === null) return members.has('example') ? [members.get('example')] : [];
  return Object.values(named).map((example: unknown) =>
    typeof example === 'object' && example !== null && 'value' in example ? example.value : example,
  );
}

/** Renders a call. The path may wrap after a slash. */
function callHtml(document: OpenApiDocument, { method, path }: ServiceOperation): string {
  return `<code>${method.toUpperCase()} ${escapeHtml(baseOf(document) + path).replaceAll('/', '/<wbr>')}</code>`;
}

function baseOf(document: OpenApiDocument): string {
  return (document.servers?.[0]?.url ?? '').replace(/\/$/, '');
}
