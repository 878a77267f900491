import { bundle, createConfig } from '@redocly/openapi-core';
import type { OpenApiDocument } from '@/contract/openapi-document';
import { completeOperations } from '../../openapi/rules/complete-operations.mjs';

const COMPLETION = 'house/complete-operations';
const PLUGIN = { id: 'house', preprocessors: { oas3: { 'complete-operations': completeOperations } } };

export async function bundleDocument(file: string): Promise<OpenApiDocument> {
  const config = await createConfig({ plugins: [PLUGIN], preprocessors: { [COMPLETION]: 'on' } });
  const { bundle: bundled, problems } = await bundle({ ref: file, config });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    const list = errors.map(({ message, location }) => `  ${location[0]?.pointer ?? ''} ${message}`);
    throw new Error(`${file} cannot be bundled:\n${list.join('\n')}`);
  }
  return bundled.parsed;
}
