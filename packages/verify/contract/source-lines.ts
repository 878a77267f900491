import { relative } from 'node:path';
import type { Document } from '@redocly/openapi-core';
import { isObject, valueAt } from '../values';

export interface SourceLine {
  readonly file: string;
  /** The line's number from 1. */
  readonly line: number;
}

export interface SourceLines {
  /**
   * Returns the line of the deepest part of a pointer that is in the source. Parts that were added when the contract
   * was completed have no line.
   */
  lineOf(pointer: readonly string[]): SourceLine;
}

/** Throws for syntax errors and dangling references. */
export async function readSourceLines(file: string, folder: string): Promise<SourceLines> {
  // Loaded here, because it takes a second that the reference needs to start.
  const { BaseResolver, getLineColLocation, normalizeTypes, Oas3_1Types, resolveDocument } = await import(
    '@redocly/openapi-core'
  );
  const resolver = new BaseResolver();
  const root = await resolver.resolveDocument(null, file);
  if (root instanceof Error) throw root;
  const whole: Document = root;
  const rootType = normalizeTypes(Oas3_1Types, {}).Root;
  if (rootType === undefined) throw new Error('The types of OpenAPI 3.1 are missing.');
  const references = await resolveDocument({ rootDocument: whole, rootType, externalRefResolver: resolver });

  function lineOf(pointer: readonly string[]): SourceLine {
    let document: Document = whole;
    let node: unknown = document.parsed;
    let place: readonly string[] = [];
    for (const step of pointer) {
      if (isObject(node) && typeof node.$ref === 'string') {
        const target = references.get(`${document.source.absoluteRef}::${node.$ref}`);
        if (target?.resolved !== true) break;
        document = target.document;
        node = target.node;
        place = partsOf(target.nodePointer);
      }
      const next = valueAt(node, [step]);
      if (next === undefined) break;
      node = next;
      place = [...place, step];
    }
    const inFile = place.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
    const { start } = getLineColLocation({ source: document.source, pointer: `#/${inFile}`, reportOnKey: true });
    return { file: relative(folder, document.source.absoluteRef), line: start.line };
  }
  return { lineOf };
}

function partsOf(pointer: string): readonly string[] {
  return pointer
    .replace(/^.*#\/?/, '')
    .split('/')
    .filter((step) => step !== '')
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
}
