import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateFiles } from './generate-files';

const notes = `openapi: 3.1.0
info: { title: Notes service, version: 1.0.0 }
servers: [{ url: /api/notes }]
paths:
  /v1/notes/{noteId}:
    get:
      operationId: getNote
      summary: One note
      tags: [drafts]
      security: []
      parameters:
        - { $ref: 'common.yaml#/components/parameters/Limit' }
        - { name: noteId, in: path, required: true, schema: { type: integer } }
      responses:
        '200': { description: The note., content: { application/json: { schema: { $ref: '#/components/schemas/Note' } } } }
components:
  schemas:
    Note: { type: object, required: [id], properties: { id: { type: integer } } }
`;

const events = `openapi: 3.1.0
info: { title: Events, version: 1.0.0 }
webhooks:
  noteAdded:
    post:
      operationId: noteAdded
      requestBody: { content: { application/json: { schema: { $ref: 'notes.yaml#/components/schemas/Note' } } } }
      responses: { '204': { description: Not answered. } }
`;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tarakki-openapi-'));
  await cp('openapi/common.yaml', path.join(folder, 'common.yaml'));
  await writeFile(path.join(folder, 'notes.yaml'), notes);
  await writeFile(path.join(folder, 'events.yaml'), events);
});
afterAll(() => rm(folder, { recursive: true }));

describe('generateFiles', () => {
  it('makes both sides of every file but the shared one, in the same order every time', async () => {
    const files = await generateFiles(folder);
    expect([...files.keys()]).toEqual([
      'src/contract/generated/events.ts',
      'src/contract/generated/events.json',
      'src/contract/generated/notes.ts',
      'src/adapters/http/generated/notes/drafts.ts',
      'src/server/contract/generated/notes.ts',
      'src/contract/generated/notes.json',
      'src/adapters/http/generated/call-purposes.ts',
      'src/adapters/http/generated/services.ts',
      'src/contract/generated/documents.ts',
      'src/server/generated/services.ts',
    ]);
    expect(await generateFiles(folder)).toEqual(files);
  });

  it('marks every file as generated and names its source', async () => {
    const files = await generateFiles(folder);
    expect(files.get('src/contract/generated/notes.ts')?.split('\n')[0]).toBe(
      '// Generated from openapi/notes.yaml by `npm run generate`. Change that file, not this one.',
    );
  });

  it('makes the types of both sides, without the common headers, and a class for each feature', async () => {
    const files = await generateFiles(folder);
    const types = files.get('src/contract/generated/notes.ts');
    expect(types).toContain("export type Note = components['schemas']['Note'];");
    expect(types).toContain('readonly noteId: number;');
    expect(types).not.toContain('readonly appid');
    expect(files.get('src/adapters/http/generated/notes/drafts.ts')).toContain('export class DraftsApi');
    expect(files.get('src/server/contract/generated/notes.ts')).toContain('export type NotesHandlers');
  });

  it('imports no types into a class whose calls have none', async () => {
    const ping = `  /v1/ping:
    post:
      operationId: ping
      summary: Does nothing
      tags: [pings]
      security: []
      responses: { '204': { description: Done. } }
components:`;
    await writeFile(path.join(folder, 'pings.yaml'), notes.replace('components:', ping));
    const files = await generateFiles(folder);
    await rm(path.join(folder, 'pings.yaml'));
    const imports = "import type { operations } from '@/contract/generated/pings';";
    expect(files.get('src/adapters/http/generated/pings/drafts.ts')).toContain(imports);
    expect(files.get('src/adapters/http/generated/pings/pings.ts')).not.toContain(imports);
  });

  it('makes types of events, and nothing to call or to handle', async () => {
    const types = (await generateFiles(folder)).get('src/contract/generated/events.ts');
    expect(types).toContain("export type Note = components['schemas']['Note'];");
    expect(types).not.toContain('import');
  });

  it('refuses an operation without a feature', async () => {
    await writeFile(path.join(folder, 'wrong.yaml'), notes.replace('      tags: [drafts]\n', ''));
    await expect(generateFiles(folder)).rejects.toThrow('getNote has no tag that names its feature.');
    await rm(path.join(folder, 'wrong.yaml'));
  });

  it('brings shared parts into a document', async () => {
    const document = JSON.parse((await generateFiles(folder)).get('src/contract/generated/notes.json') ?? '');
    const common = await readFile('openapi/common.yaml', 'utf8');
    expect(common).toContain('Problem:');
    expect(Object.keys(document.components.schemas)).toEqual(['Note', 'Problem']);
  });

  it('writes into an operation what all of its kind have', async () => {
    const document = JSON.parse((await generateFiles(folder)).get('src/contract/generated/notes.json') ?? '');
    const { parameters, responses, 'x-problem-codes': codes } = document.paths['/v1/notes/{noteId}'].get;
    expect(parameters.map(({ $ref = '' }) => $ref.split('/').at(-1))).toEqual(['AppId', 'SystemId', 'Limit', '']);
    expect(codes).toContain('too_many_requests');
    expect(Object.keys(responses)).toEqual(['200', '304', '400', '429', '500', '503']);
    expect(responses['200'].headers).toHaveProperty('etag');
    expect(responses['200'].headers).toHaveProperty('x-request-id');
    expect(document.components.responses.TooManyRequests.headers).toHaveProperty('retry-after');
  });

  it('says which reference of which file leads nowhere', async () => {
    await writeFile(
      path.join(folder, 'wrong.yaml'),
      notes.replace('common.yaml#/components/parameters/Limit', 'common.yaml#/components/parameters/Nobody'),
    );
    await expect(generateFiles(folder)).rejects.toThrow(/wrong\.yaml cannot be bundled:\n.*paths.*\$ref/);
    await rm(path.join(folder, 'wrong.yaml'));
  });
});
