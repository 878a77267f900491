import type { FastifyInstance } from 'fastify';
import type { MediaType, OpenApiDocument } from '@/contract/openapi-document';
import { HTTP_METHODS } from '@/contract/openapi-document';
import type { ServiceOperation } from '@/contract/operations';
import { operationsOf } from '@/contract/operations';
import { escapeHtml, plainPage, proseHtml } from '../http/plain-page';
import { schemaOutline } from './schema-outline';

/**
 * `/docs`: all services; `/docs/<service>`: calls with parameters, examples and problems, from the documents that
 * the server runs on; `/docs/<service>.json`: the document. No script.
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
    return reply.type('text/html; charset=utf-8').send(plainPage('Services', services.join('\n'), brand));
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
  return `<p><a href="/docs">All services</a> · <a href="/docs/${name}.json">The document (OpenAPI 3.1)</a></p>
${[...operations, ...events].join('\n')}`;
}

function operationSection(document: OpenApiDocument, operation: ServiceOperation, description: string): string {
  const { operationId, summary, needsSession, isBlockedForCrawlers, problemCodes } = operation;
  const notes = [
    needsSession ? 'Needs a session.' : 'Needs no session.',
    ...(isBlockedForCrawlers ? ['Blocked for crawlers.'] : []),
    ...(operation.deprecated ? ['Deprecated.'] : []),
  ];
  const problems = problemCodes.map((code) => `<li><code>${escapeHtml(code)}</code></li>`).join('');
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

/** The server's own parser skips examples, so they are looked up by name. */
function examplesOf(media: MediaType): readonly unknown[] {
  const members = new Map<string, unknown>(Object.entries(media));
  const named = members.get('examples');
  if (typeof named !== 'object' || named === null) return members.has('example') ? [members.get('example')] : [];
  return Object.values(named).map((example: unknown) =>
    typeof example === 'object' && example !== null && 'value' in example ? example.value : example,
  );
}

/** The path may wrap after a slash. */
function callHtml(document: OpenApiDocument, { method, path }: ServiceOperation): string {
  return `<code>${method.toUpperCase()} ${escapeHtml(baseOf(document) + path).replaceAll('/', '/<wbr>')}</code>`;
}

function baseOf(document: OpenApiDocument): string {
  return (document.servers?.[0]?.url ?? '').replace(/\/$/, '');
}
