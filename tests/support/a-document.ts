import type { OpenApiDocument, Operation, Parameter, Schema } from '@/contract/openapi-document';

const json = (schema: Schema) => ({ 'application/json': { schema } });
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const failed = { $ref: '#/components/responses/Failed' };

const noteId: Parameter = { name: 'noteId', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } };

const listNotes: Operation = {
  operationId: 'listNotes',
  summary: 'The notes',
  security: [{}, { session: [] }],
  'x-problem-codes': ['headers_missing', 'validation_failed'],
  parameters: [
    { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 50, default: 20 } },
    { name: 'tags', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
    { name: 'pinned', in: 'query', schema: { type: 'boolean' } },
  ],
  responses: {
    '200': {
      content: json({
        type: 'object',
        required: ['items', 'nextCursor'],
        properties: { items: { type: 'array', items: ref('Note') }, nextCursor: { type: ['string', 'null'] } },
      }),
    },
    '500': failed,
  },
};

const createNote: Operation = {
  operationId: 'createNote',
  summary: 'Writes a note',
  security: [{ session: [] }],
  'x-problem-codes': [
    'headers_missing',
    'validation_failed',
    'body_malformed',
    'not_signed_in',
    'note_refused',
    'internal_error',
  ],
  parameters: [
    { $ref: '#/components/parameters/AppId' },
    { name: 'X-Draft', in: 'header', schema: { type: 'string', format: 'uuid' } },
  ],
  requestBody: { required: true, content: json(ref('NoteSubmission')) },
  responses: {
    '200': { content: json(ref('Note')) },
    '204': {},
    '422': { $ref: '#/components/responses/Refused' },
    '500': failed,
  },
};

/** One operation of each kind, independent of the product. */
export function aDocument(): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: { title: 'Notes service' },
    servers: [{ url: '/api/notes' }],
    'x-infrastructure-headers': ['date'],
    paths: {
      '/v1/notes': { get: listNotes, post: createNote },
      '/v1/notes/latest': {
        get: { operationId: 'getLatestNote', security: [], responses: { '200': { content: json(ref('Note')) } } },
      },
      '/v1/notes/{noteId}': {
        parameters: [noteId],
        get: {
          operationId: 'getNote',
          summary: 'One note',
          security: [],
          'x-blocked-for-crawlers': true,
          'x-problem-codes': ['crawler_not_allowed', 'note_not_found', 'internal_error'],
          responses: {
            '200': { headers: { 'x-note': { $ref: '#/components/headers/NoteHeader' } }, content: json(ref('Note')) },
            '500': failed,
          },
        },
        delete: {
          operationId: 'deleteNote',
          summary: 'Removes a note',
          deprecated: true,
          security: [{ session: [] }],
          responses: { '204': {}, '500': failed },
        },
      },
    },
    components: {
      parameters: { AppId: { name: 'appid', in: 'header', required: true, schema: { type: 'string' } } },
      responses: {
        Refused: { content: { 'application/problem+json': { schema: ref('Problem') } } },
        Failed: { content: { 'application/problem+json': { schema: ref('Problem') } } },
      },
      headers: { NoteHeader: { required: true, schema: { type: 'string' } } },
      schemas: {
        Note: {
          type: 'object',
          required: ['id', 'title', 'place'],
          properties: {
            id: { type: 'integer' },
            title: { type: 'string', description: 'What it is about.' },
            place: { anyOf: [ref('Place'), { type: 'null' }] },
          },
        },
        Place: {
          type: 'object',
          additionalProperties: false,
          required: ['kind', 'number'],
          properties: { kind: { type: 'string', enum: ['desk', 'shelf'] }, number: { type: 'integer', minimum: 1 } },
        },
        NoteSubmission: {
          type: 'object',
          additionalProperties: false,
          required: ['title'],
          properties: {
            title: { type: 'string', minLength: 1, maxLength: 10 },
            place: ref('Place'),
            tags: { type: 'array', maxItems: 3, items: { type: 'string' }, default: [] },
          },
        },
        Problem: {
          type: 'object',
          additionalProperties: false,
          required: ['type', 'title', 'status', 'code', 'message', 'fields'],
          properties: {
            type: { type: 'string' },
            title: { type: 'string' },
            status: { type: 'integer' },
            code: { type: 'string' },
            message: { type: 'string' },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
          },
        },
      },
    },
  };
}
