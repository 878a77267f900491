import type { FeatureNames } from '../feature-names';

export const entityFile = ({ words, entityPascal }: FeatureNames): string => `/** A post in a user’s ${words}. */
export interface ${entityPascal} {
  readonly postId: string;
  /** Null if the post has no title. */
  readonly title: string | null;
}
`;

export const rulesFile = ({ title, words, capitals }: FeatureNames): string => `/** The posts in one user’s ${words}. */
export const MAX_${capitals} = 20;
export const TOO_MANY_${capitals} = \`${title}: \${MAX_${capitals}} is the most. Remove one first.\`;
`;

export const portFile = ({
  pascal,
  words,
  entity,
  entityPascal,
  code,
}: FeatureNames): string => `import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { ${entityPascal} } from './${entity}';

/** A user’s ${words}. Every method fails with \`unauthenticated\` for a guest. */
export interface ${pascal} {
  /** Newest post first. */
  readonly list${pascal}: () => Promise<Result<{ readonly items: readonly ${entityPascal}[] }, Failure>>;
  /** Idempotent. Fails with \`notFound\` (\`post_not_found\`), and with \`invalid\` (\`too_many_${code}\`). */
  readonly add${entityPascal}: (post: { readonly postId: string }) => Promise<Result<null, Failure>>;
  /** Idempotent. */
  readonly remove${entityPascal}: (post: { readonly postId: string }) => Promise<Result<null, Failure>>;
}

export const ${pascal}Port: Key<${pascal}> = Symbol('${pascal}');
`;

export const toastMessagesFile = ({ camel, words }: FeatureNames): string => `export const ${camel}Messages = {
  added: 'Added to your ${words}.',
  notAdded: 'The post is not in your ${words}.',
  removed: 'Removed from your ${words}.',
  notRemoved: 'The post is still in your ${words}.',
  undo: 'Undo',
} as const;
`;

export const recordsFile = ({
  words,
  entityPascal,
}: FeatureNames): string => `import { PerUser } from '@/adapters/memory/kernel/world/per-user';

/** The ${words} of the users of a memory world: ids of posts. */
export class ${entityPascal}Records {
  readonly posts = new PerUser(() => new Set<string>());
}
`;

export const memoryFile = ({
  folder,
  feature,
  pascal,
  words,
  entity,
  entityPascal,
  capitals,
  code,
}: FeatureNames): string => `import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { ${entityPascal} } from '@/core/${folder}/${entity}';
import type { ${pascal} } from '@/core/${folder}/${feature}.port';
import { MAX_${capitals}, TOO_MANY_${capitals} } from '@/core/${folder}/${feature}.rules';
import { postNotFound } from '@/adapters/memory/talk/posting/memory-feed';
import { NEW_TO_OLD } from '@/adapters/memory/talk/posting/post-orders';
import type { MemoryPost } from '@/adapters/memory/talk/posting/post-records';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { pageOf } from '@/adapters/memory/kernel/world/memory-paging';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { ${entityPascal}Records } from './${entity}-records';

/** The ${words} of a memory world. */
export class Memory${pascal} implements ${pascal} {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  list${pascal}(): Promise<Result<{ readonly items: readonly ${entityPascal}[] }, Failure>> {
    return this.#browser.askSignedIn('list${pascal}', {}, (viewer) => {
      const page = pageOf(this.#postsOf(viewer), NEW_TO_OLD, { limit: MAX_${capitals} });
      return page.ok ? ok({ items: page.value.items.map(({ id, title }) => ({ postId: id, title })) }) : page;
    });
  }

  add${entityPascal}(path: { readonly postId: string }): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('add${entityPascal}', { path }, (viewer) => {
      const post = this.#browser.world.records(PostRecords).findLive(path.postId);
      if (post === null) return postNotFound();
      const others = this.#postsOf(viewer).filter(({ id }) => id !== post.id);
      if (others.length >= MAX_${capitals}) return refusal(422, 'too_many_${code}', TOO_MANY_${capitals});
      this.#idsOf(viewer).add(post.id);
      return ok(null);
    });
  }

  remove${entityPascal}(path: { readonly postId: string }): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('remove${entityPascal}', { path }, (viewer) => {
      this.#idsOf(viewer).delete(path.postId.toLowerCase());
      return ok(null);
    });
  }

  #idsOf(viewer: MemoryUser): Set<string> {
    return this.#browser.world.records(${entityPascal}Records).posts.of(viewer);
  }

  #postsOf(viewer: MemoryUser): readonly MemoryPost[] {
    const posts = this.#browser.world.records(PostRecords);
    return [...this.#idsOf(viewer)].flatMap((id) => posts.findLive(id) ?? []);
  }
}
`;
