import type { FeatureNames } from '../feature-names';

export type ExtendedFile = { readonly text: string } | { readonly refusal: string };

export function withOperations(openapi: string, names: FeatureNames): ExtendedFile {
  const lines = openapi.trimEnd().split('\n');
  const sections = lines.filter((line) => /^ {2}?\w/.test(line) && !line.startsWith('   '));
  const isWhole = ['tags:', 'paths:', 'components:'].every((key) => lines.includes(key));
  if (!isWhole || sections.at(-1) !== '  schemas:')
    return { refusal: 'needs tags, paths and, as its last part, schemas' };
  if (!lines.some((line) => line.startsWith('    session:')))
    return { refusal: 'needs the security scheme session, as openapi/feed.yaml has it' };
  const tagged = before(lines, 'paths:', [`  - { name: ${names.feature}, description: The user’s ${names.words}. }`]);
  const coded = withCode(
    withCode(tagged, '404', 'post_not_found', 'There is no such post.'),
    '422',
    `too_many_${names.code}`,
    `One has as many ${names.words} as the service keeps.`,
  );
  const called = before(coded.map(withNextMinor), 'components:', operations(names).split('\n'));
  return { text: `${[...called, ...schemas(names).split('\n')].join('\n')}\n` };
}

function withNextMinor(line: string): string {
  return line.replace(
    /^( {2}version: \d+\.)(\d+)\.\d+$/,
    (_all, major: string, minor: string) => `${major}${Number(minor) + 1}.0`,
  );
}

export function withHandlers(service: string, { feature, pascal }: FeatureNames): ExtendedFile {
  const lines = service.split('\n');
  const called = lines.findLastIndex((line) => /^ {4}\.\.\.create\w+\(.*\),$/.test(line));
  const imported = lines.findLastIndex((line) => /^import .* from '\.\//.test(line));
  const hasParts = ['database', 'authorship'].every((part) => new RegExp(`const \\{[^}]*\\b${part}\\b`).test(service));
  if (called === -1 || imported === -1 || !hasParts)
    return {
      refusal:
        'needs `const { database, authorship } = …` and, on lines of their own, the features that it returns: `...createJobs(deps),`',
    };
  return {
    text: lines
      .toSpliced(called + 1, 0, `    ...create${pascal}({ database, authorship }),`)
      .toSpliced(imported + 1, 0, `import { create${pascal} } from './${feature}/${feature}';`)
      .join('\n'),
  };
}

export function withGrain(grains: string, { code }: FeatureNames): ExtendedFile {
  const lines = grains.split('\n');
  const list = lines.findIndex((line) => line.startsWith("  'Named by references"));
  const line = `    'content.${code}',`;
  const later = lines.findIndex((each, index) => index > list && (each > line || each === '  ],'));
  if (list === -1 || later === -1) return { refusal: 'needs the list of tables that are named by references' };
  return { text: lines.toSpliced(later, 0, line).join('\n') };
}

export function baseOf(openapi: string): string | null {
  return /^servers:\n {2}- url: (\S+)/m.exec(openapi)?.[1] ?? null;
}

function before(lines: readonly string[], line: string, added: readonly string[]): readonly string[] {
  return lines.toSpliced(lines.indexOf(line), 0, ...added);
}

function withCode(lines: readonly string[], status: string, code: string, about: string): readonly string[] {
  if (lines.some((line) => line.startsWith(`    ${code}:`))) return lines;
  const added = `    ${code}: ${about}`;
  const key = lines.indexOf(`  '${status}':`);
  if (key !== -1) return lines.toSpliced(key + 1, 0, added);
  if (lines.includes('x-problem-codes:')) return before(lines, 'tags:', [`  '${status}':`, added]);
  return before(lines, 'tags:', ['x-problem-codes:', `  '${status}':`, added]);
}

const POST_ID = `      parameters:
        - name: postId
          in: path
          required: true
          description: The post's id.
          schema: { type: string, format: uuid }
          example: f43e2d3d-3b96-4a83-a17e-623af3953260`;

const USER_SECURITY = `      security: [{ session: [] }]
      x-guests-see: false
      x-shown-under-profile: false
      x-done-as-user: true`;

const operations = ({ feature, pascal, words, entityPascal, code }: FeatureNames): string => `  /v1/${feature}:
    get:
      operationId: list${pascal}
      tags: [${feature}]
      summary: The user’s ${words}, newest post first
      description: All of them in one answer.
      security: [{ session: [] }]
      responses:
        '200':
          description: The ${words}.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/${pascal}' }
              example: { items: [{ postId: f43e2d3d-3b96-4a83-a17e-623af3953260, title: Notice period of 90 days }] }
  /v1/${feature}/{postId}:
    put:
      operationId: add${entityPascal}
      tags: [${feature}]
      summary: Adds a post to the user’s ${words}
      description: A second call changes nothing.
${USER_SECURITY}
      x-problem-codes: [post_not_found, too_many_${code}]
${POST_ID}
      responses:
        '204': { description: Added. }
    delete:
      operationId: remove${entityPascal}
      tags: [${feature}]
      summary: Removes a post from the user’s ${words}
      description: A second call changes nothing.
${USER_SECURITY}
${POST_ID}
      responses:
        '204': { description: Removed. }`;

const schemas = ({ pascal, entityPascal }: FeatureNames): string => `    ${entityPascal}:
      type: object
      additionalProperties: false
      required: [postId, title]
      properties:
        postId: { type: string, format: uuid }
        title: { type: [string, 'null'] }
    ${pascal}:
      type: object
      additionalProperties: false
      required: [items]
      properties:
        items: { type: array, items: { $ref: '#/components/schemas/${entityPascal}' } }`;
