import ts from 'typescript';
import { expect, it } from 'vitest';
import type { Source } from './source-tree';
import { handWrittenSources, nodesWhere } from './source-tree';

/** One write, then a reload of what screens show. No port but the write's decides anything. */
const READS_AGAIN = [
  'comment-writing.store.ts showChangedProfile',
  'comment-writing.store.ts submit',
  'experience-list.store.ts putBack',
  'experience-list.store.ts save',
  'my-profile.store.ts saveLine',
  'onboarding-steps.store.ts saveProfile',
  'onboarding-steps.store.ts submitCareerChoice',
  'onboarding-steps.store.ts submitCareerDetails',
  'onboarding-steps.store.ts verifyCode',
  'own-photo.store.ts #restore',
  'own-photo.store.ts remove',
  'own-review.store.ts remove',
  'own-review.store.ts restore',
  'photo.store.ts remove',
  'preferences.store.ts chooseDesignation',
  'pseudonym-form.store.ts save',
  'voting.store.ts sendWaiting',
];
/** Reads of one screen, of which the second needs the first one's answer. */
const READS_IN_TURN = [
  'community-page.store.ts loadPosts',
  'company-reviews.store.ts reload',
  'interview-question.store.ts open',
  'interviews.store.ts openRound',
  'moderation.store.ts load',
  'operations.store.ts load',
  'own-company.store.ts load',
];
/** The write needs another store's state, which is loaded first. */
const LOADS_FIRST = [
  'comment-writing.store.ts restore',
  'composer.store.ts change',
  'following.store.ts resumeFollow',
  'own-posts.store.ts restore',
];
/** Steps that the user sees and can leave. */
const STEPS_SHOWN = ['photo.store.ts send', 'picture-uploads.ts #upload', 'picture-uploads.ts add'];
/** Alternative calls, or a wait for all pending ones. */
const CASES = ['intents.store.ts #returnToPlace', 'step-data.ts load', 'voting.store.ts catchUp'];

/** Store methods with several awaited calls, by the reason why they are no use case. The lists only shrink. */
const ALLOWED = [...READS_AGAIN, ...READS_IN_TURN, ...LOADS_FIRST, ...STEPS_SHOWN, ...CASES];

/** The maximum number of foreign calls awaited on one path; `this.load()` does not count. */
function awaitedIn(node: ts.Node): number {
  if (ts.isBlock(node)) return awaitedInTurn(node.statements);
  if (ts.isIfStatement(node))
    return awaitedIn(node.expression) + awaitedInEither(node.thenStatement, node.elseStatement);
  if (ts.isConditionalExpression(node))
    return awaitedIn(node.condition) + awaitedInEither(node.whenTrue, node.whenFalse);
  const own = ts.isAwaitExpression(node) && !/^this\.\w+\(/.test(node.expression.getText()) ? 1 : 0;
  let inside = 0;
  ts.forEachChild(node, (child) => {
    inside += awaitedIn(child);
  });
  return own + inside;
}

function awaitedInEither(one: ts.Node, other: ts.Node | undefined): number {
  return Math.max(awaitedIn(one), other === undefined ? 0 : awaitedIn(other));
}

/** Code after a returning branch is its alternative. */
function awaitedInTurn([first, ...rest]: readonly ts.Statement[]): number {
  if (first === undefined) return 0;
  if (!ts.isIfStatement(first) || !returns(first.thenStatement)) return awaitedIn(first) + awaitedInTurn(rest);
  return awaitedIn(first.expression) + Math.max(awaitedIn(first.thenStatement), awaitedInTurn(rest));
}

function returns(branch: ts.Statement): boolean {
  const last = ts.isBlock(branch) ? branch.statements.at(-1) : branch;
  return last !== undefined && ts.isReturnStatement(last);
}

function orchestratingIn({ path, tree }: Source): readonly string[] {
  return nodesWhere(tree, ts.isMethodDeclaration).flatMap((method) =>
    ts.isMethodDeclaration(method) && method.body !== undefined && awaitedIn(method.body) > 1
      ? [`${path.slice(path.lastIndexOf('/') + 1)} ${method.name.getText()}`]
      : [],
  );
}

it('a method of a store that awaits two calls is a use case, or stands on the list with its reason', () => {
  const stores = handWrittenSources().filter(({ path }) => /^src\/stores\/.*(?<!\.test)\.ts$/.test(path));
  expect(stores.flatMap(orchestratingIn).toSorted()).toEqual(ALLOWED.toSorted());
});
