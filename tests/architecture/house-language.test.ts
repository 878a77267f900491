import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_EXCEPTIONS } from './language-exceptions';
import type { LanguageFault } from './language-rules';
import { languageFaultsOf } from './language-rules';
import { handWrittenSources, nodesWhere, placeOf } from './source-tree';

/** Words of docs/glossary.md's last column, and others that made comments hard to read; see docs/guidelines.md. */
const BANNED =
  /\b(somebody|someone's|one's|who(ever)? looks|vouch\w*|keeps? house|anew|(null|none|nothing|no row) where)\b/i;
/** Openings that restate the name, or are no plain English. */
const BANNED_OPENING =
  /^(Answers (the|a|an|its|whether|how|what|where|null|true|with|every)\b|Whose |Tells |Hears |Knows |(What|Who|Where|When|Why|How) |(Props|Needs) of )/;
/** Between letters, as in "haven't" (decisions 0.15). */
const STRAIGHT_APOSTROPHE = /\p{L}\\?'\p{L}/u;
/** Limits start with MAX_ or MIN_. */
const BANNED_LIMIT =
  /^(MOST|LEAST|LARGEST|SMALLEST)(_|$)|^(most|least|largest|smallest)(Ids?|Body|Title|Length|Tries|Items|Pages|Bytes)/;

const sources = handWrittenSources().filter(({ path }) => /^(src|scripts|packages)\//.test(path));
/** Templates of the scaffold are judged where they are written. */
const commented = sources.filter(({ path }) => !path.startsWith('scripts/new-feature/'));

function docCommentsOf(path: string): readonly string[] {
  const comments = readFileSync(path, 'utf8').match(/\/\*\*[\s\S]*?\*\//g) ?? [];
  return comments.map((comment) =>
    comment
      .slice(3, -2)
      .replaceAll(/^\s*\* ?/gm, '')
      .trim(),
  );
}

/** Excludes the ledger, which quotes the specification. */
function documents(): readonly string[] {
  const folders = ['docs', 'openapi', 'tests'];
  const inFolders = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  );
  return ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...inFolders].filter(
    (path) => path.endsWith('.md') && !path.startsWith('tests/ledger/'),
  );
}

function isOurs(path: string): boolean {
  return !['docs/guidelines.md', 'docs/glossary.md', 'docs/promises.md'].includes(path);
}

function proseOf(path: string): readonly string[] {
  const text = readFileSync(path, 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '');
  const paragraphs = text.split(/\n\s*\n|\n(?=\s*(?:- |\d+\. |\|))/);
  return paragraphs.filter((paragraph) => !/^\s*(\||#|<|!\[)|^ {4}/.test(paragraph));
}

function commentsIn(folder: string): readonly string[] {
  return commented.filter(({ path }) => path.startsWith(`${folder}/`)).flatMap(({ path }) => docCommentsOf(path));
}

const KINDS = ['opening', 'pair', 'long'] as const satisfies readonly LanguageFault[];

function countsOf(texts: readonly string[]): Readonly<Record<LanguageFault, number>> {
  const faults = texts.flatMap(languageFaultsOf);
  const count = (kind: LanguageFault) => faults.filter((fault) => fault === kind).length;
  return { opening: count('opening'), pair: count('pair'), long: count('long') };
}

function isWrong(comment: string): boolean {
  return BANNED.test(comment) || BANNED_OPENING.test(comment);
}

describe('the language of the house', () => {
  it('knows a wrong comment from a right one', () => {
    const wrong = [
      'Whose a socket is.',
      'Answers the post.',
      'Props of PostCard.',
      "Somebody's votes.",
      'The roles of who looks.',
      'The post; null where it does not exist.',
    ];
    const right = [
      "The user's votes by kind.",
      'Returns the post; null if it does not exist.',
      'Recorded answers by request.',
    ];
    expect([...wrong, ...right].filter(isWrong)).toEqual(wrong);
  });

  it('holds in every doc comment of src, scripts and packages', () => {
    const wrong = commented.flatMap(({ path }) =>
      docCommentsOf(path)
        .filter(isWrong)
        .map((comment) => `${path}: ${comment}`),
    );
    expect(wrong).toEqual([]);
  });

  it('holds in the documents, but in the two that name the words', () => {
    const naming = ['docs/guidelines.md', 'docs/glossary.md'];
    const wrong = documents()
      .filter((path) => !naming.includes(path))
      .flatMap((path) =>
        readFileSync(path, 'utf8')
          .split('\n')
          .filter((line) => BANNED.test(line))
          .map((line) => `${path}: ${line}`),
      );
    expect(wrong).toEqual([]);
  });

  it('finds openings without a verb, words of the guide and long sentences', () => {
    expect(languageFaultsOf('Of a company, by name.')).toEqual(['opening']);
    expect(languageFaultsOf('Returns what is told of the company.')).toEqual(['pair']);
    expect(languageFaultsOf(`Returns ${'one '.repeat(25)}post.`)).toEqual(['long']);
    expect(languageFaultsOf("Returns the user's votes by kind; null if there are none.")).toEqual([]);
  });

  it.each(Object.entries(LANGUAGE_EXCEPTIONS))('leaves no more of them in %s than there were', (folder, allowed) => {
    const texts = folder === 'docs' ? documents().filter(isOurs).flatMap(proseOf) : commentsIn(folder);
    const found = countsOf(texts);
    const more = KINDS.filter((kind) => found[kind] > (allowed[kind] ?? Number.POSITIVE_INFINITY));
    expect(more, `now ${JSON.stringify(found)}`).toEqual([]);
  });

  it('sets what people read with typographic apostrophes', () => {
    const isShown = (path: string) =>
      /^src\/(core|stores|views|server\/(services|demo))\//.test(path) && !/\.test\.tsx?$/.test(path);
    const isText = (node: ts.Node): boolean =>
      (ts.isStringLiteral(node) ||
        ts.isNoSubstitutionTemplateLiteral(node) ||
        ts.isTemplateExpression(node) ||
        ts.isJsxText(node)) &&
      STRAIGHT_APOSTROPHE.test(node.getText().slice(1, -1));
    const wrong = sources
      .filter(({ path }) => isShown(path))
      .flatMap((source) => nodesWhere(source.tree, isText).map((node) => placeOf(source, node)));
    const lists = readdirSync('src/server/demo/data', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .filter((name) => STRAIGHT_APOSTROPHE.test(readFileSync(`src/server/demo/data/${name}`, 'utf8')));
    expect([...wrong, ...lists]).toEqual([]);
  });

  it('names limits MAX_ or MIN_', () => {
    const isLimit = (node: ts.Node): boolean =>
      ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && BANNED_LIMIT.test(node.name.text);
    const wrong = sources.flatMap((source) => nodesWhere(source.tree, isLimit).map((node) => placeOf(source, node)));
    expect(wrong).toEqual([]);
  });
});
