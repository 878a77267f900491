import type { Key } from '@/core/common/key';
import type { CommunityPostsStore } from './community-posts.store';
import type { ComposerStore } from './composer.store';
import type { DraftStore } from './draft.store';
import type { FeedStore } from './feed.store';
import type { OwnPostsStore } from './own-posts.store';
import type { PostPageStore } from './post-page.store';
import type { PostViewsStore } from './post-views.store';
import type { PostsStore } from './posts.store';

/** The stores of this feature, by keys that pull no code. */
export const CommunityPostsKey: Key<CommunityPostsStore> = Symbol('CommunityPostsStore');
export const ComposerKey: Key<ComposerStore> = Symbol('ComposerStore');
export const DraftKey: Key<DraftStore> = Symbol('DraftStore');
export const FeedKey: Key<FeedStore> = Symbol('FeedStore');
export const OwnPostsKey: Key<OwnPostsStore> = Symbol('OwnPostsStore');
export const PostPageKey: Key<PostPageStore> = Symbol('PostPageStore');
export const PostViewsKey: Key<PostViewsStore> = Symbol('PostViewsStore');
export const PostsKey: Key<PostsStore> = Symbol('PostsStore');
