import type { FeatureNames } from './feature-names';

export const openapiFile = ({ feature, pascal, title, words, entityPascal }: FeatureNames): string => `openapi: 3.1.0
info:
  title: ${title} service
  version: 1.0.0
  summary: ${title}.
  description: ${title}, newest first.
  license: { name: Proprietary, identifier: LicenseRef-Proprietary }
servers:
  - url: /api/${feature}
x-problem-codes:
  '501':
    not_built: The handler is not written. Goes with the first one that is.
tags:
  - { name: ${feature}, description: ${title}. }
paths:
  /v1/${feature}:
    get:
      operationId: list${pascal}
      tags: [${feature}]
      summary: ${title}, newest first
      description: One page of ${words}.
      security: []
      x-problem-codes: [cursor_invalid, not_built]
      parameters:
        - { $ref: 'common.yaml#/components/parameters/Cursor' }
        - { $ref: 'common.yaml#/components/parameters/Limit' }
      responses:
        '200':
          description: One page.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/${entityPascal}Page' }
              example:
                items:
                  - id: 0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c11
                    title: The first one
                    createdAt: '2026-11-20T04:10:00.000Z'
                nextCursor: null
        '501':
          description: The handler is not written.
          content:
            application/problem+json:
              schema: { $ref: 'common.yaml#/components/schemas/Problem' }
              example: { type: 'about:blank', title: Not Implemented, status: 501, code: not_built, message: This is not there yet., fields: {} }
components:
  schemas:
    ${entityPascal}:
      type: object
      additionalProperties: false
      required: [id, title, createdAt]
      properties:
        id: { type: string, format: uuid }
        title: { type: string, minLength: 1 }
        createdAt: { type: string, format: date-time }
    ${entityPascal}Page:
      type: object
      additionalProperties: false
      required: [items, nextCursor]
      properties:
        items: { type: array, items: { $ref: '#/components/schemas/${entityPascal}' } }
        nextCursor: { type: [string, 'null'] }
`;

export const contractSuiteFile = ({
  folder,
  feature,
  pascal,
  camel,
}: FeatureNames): string => `import { expect, it } from 'vitest';
import { ${pascal}Port } from '@/core/${folder}/${feature}.port';
import type { Contract } from './harness/describe-on-harnesses';
import { expectRefusal, successOf } from './harness/outcomes';

/** The contract that every ${pascal} satisfies. */
export const ${camel}Contract: Contract = (harness) => {
  it('is one empty page while there is nothing, and refuses a cursor that it did not give', async () => {
    const ${camel} = harness().as('guest').port(${pascal}Port);
    expect(successOf(await ${camel}.list${pascal}({}))).toEqual({ items: [], nextCursor: null });
    expectRefusal(await ${camel}.list${pascal}({ cursor: 'nonsense' }), 'invalid', 'cursor_invalid');
  });
};
`;

export const contractTestFile = ({
  feature,
  pascal,
  camel,
}: FeatureNames): string => `import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { ${camel}Contract } from './${feature}.contract';

describeOnHarnesses('${pascal}', ${camel}Contract);
`;

export const personasFile = ({
  pascal,
}: FeatureNames): string => `import type { PersonasByOperation } from './personas';

export const personas: PersonasByOperation = {
  list${pascal}: ['501 not_built', '501 not_built', '501 not_built', '501 not_built'],
};
`;
