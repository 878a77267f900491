import type { Key } from '@/core/kernel/common/key';
import type { CommunityPostsStore } from './community-posts.store';
import type { ComposerStore } from './composer.store';
import type { DraftStore } from './draft.store';
import type { FeedStore } from './feed.store';
import type { OwnPostsStore } from './own-posts.store';
import type { PostPageStore } from './post-page.store';
import type { PostViewsStore } from './post-views.store';
import type { PostsStore } from './posts.store';

export const CommunityPostsKey: Key<CommunityPostsStore> = Symbol('posting/CommunityPostsStore');
export const ComposerKey: Key<ComposerStore> = Symbol('posting/ComposerStore');
export const DraftKey: Key<DraftStore> = Symbol('posting/DraftStore');
export const FeedKey: Key<FeedStore> = Symbol('posting/FeedStore');
export const OwnPostsKey: Key<OwnPostsStore> = Symbol('posting/OwnPostsStore');
export const PostPageKey: Key<PostPageStore> = Symbol('posting/PostPageStore');
export const PostViewsKey: Key<PostViewsStore> = Symbol('posting/PostViewsStore');
export const PostsKey: Key<PostsStore> = Symbol('posting/PostsStore');
