import { bundle, createConfig } from '@redocly/openapi-core';
import type { OpenApiDocument } from '@/contract/openapi-document';

/** Reads a service's OpenAPI file and brings in what it refers to: afterwards every `$ref` points into the document itself. */
export async function bundleDocument(file: string): Promise<OpenApiDocument> {
  const { bundle: bundled, problems } = await bundle({ ref: file, config: await createConfig({}) });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    const list = errors.map(({ message, location }) => `  ${location[0]?.pointer ?? ''} ${message}`);
    throw new Error(`${file} cannot be bundled:\n${list.join('\n')}`);
  }
  return bundled.parsed;
}
