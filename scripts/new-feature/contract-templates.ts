import type { FeatureNames } from './feature-names';

/** The feature's openapi file: one list, paged by cursor, that everybody may read. */
export const contractFile = ({ feature, pascal, title }: FeatureNames): string => `openapi: 3.1.0
info:
  title: ${title} service
  version: 1.0.0
  summary: ${title}.
  description: ${title}, newest first.
  license: { name: Proprietary, identifier: LicenseRef-Proprietary }
servers:
  - url: /api/${feature}
x-problem-codes:
  headers_missing: The appid or systemid header is missing or unknown.
  validation_failed: A field, parameter or header is not as the contract says; fields names it.
  cursor_invalid: The cursor is not one that this service gave.
tags:
  - { name: ${feature}, description: ${title}. }
paths:
  /v1/${feature}:
    get:
      operationId: list${pascal}
      tags: [${feature}]
      summary: ${title}, newest first
      security: []
      x-problem-codes: [headers_missing, validation_failed, cursor_invalid]
      parameters:
        - { $ref: 'common.yaml#/components/parameters/AppId' }
        - { $ref: 'common.yaml#/components/parameters/SystemId' }
        - { $ref: 'common.yaml#/components/parameters/Cursor' }
        - { $ref: 'common.yaml#/components/parameters/Limit' }
      responses:
        '200':
          description: One page.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/${pascal}Page' }
              example: { items: [{ id: 1, title: The first one }], nextCursor: null }
        '400': { $ref: 'common.yaml#/components/responses/BadRequest' }
        default: { $ref: 'common.yaml#/components/responses/Otherwise' }
components:
  schemas:
    ${pascal}Entry:
      type: object
      additionalProperties: false
      required: [id, title]
      properties:
        id: { type: integer, minimum: 1 }
        title: { type: string, minLength: 1 }
    ${pascal}Page:
      type: object
      additionalProperties: false
      required: [items, nextCursor]
      properties:
        items: { type: array, items: { $ref: '#/components/schemas/${pascal}Entry' } }
        nextCursor: { type: [string, 'null'] }
`;
