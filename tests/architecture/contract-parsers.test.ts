import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { isObject, stepsOf, valueAt } from '../../packages/verify/values';

const FOLDER = 'openapi';
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'));

const textOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

function referencesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === '$ref' && typeof inner === 'string' ? [inner] : referencesIn(inner),
  );
}

const known = new Map<string, unknown>();

function readApart(file: string): unknown {
  if (!known.has(file)) known.set(file, parse(textOf(file), { merge: true, uniqueKeys: true }));
  return known.get(file);
}

describe.each(FILES)('%s, read by two parsers', (file) => {
  it('is the same document to both', () => {
    expect(readApart(file)).toEqual(parseYaml(textOf(file)));
  });

  it('refers to nothing that is not there', () => {
    const dangling = referencesIn(readApart(file)).filter((reference) => {
      const [other = '', pointer = ''] = reference.split('#');
      return valueAt(readApart(other === '' ? file : other), stepsOf(pointer)) === undefined;
    });
    expect(dangling).toEqual([]);
  });
});
