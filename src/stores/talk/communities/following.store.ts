import { makeAutoObservable } from 'mobx';
import type { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import { fillTemplate } from '@/core/kernel/formatting/template';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import type { Communities } from '@/core/talk/communities/communities.port';
import type { Community, CommunityRef } from '@/core/talk/communities/community';
import { communityMessages, communityOutcomes } from '@/core/talk/communities/community-messages';
import type { FollowCommunity } from '@/core/talk/communities/follow-community.use-case';
import type { Access } from '@/stores/account/session/access';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { CommunitiesStore } from './communities.store';

const LEFT_TOAST = 'left-community';

export interface FollowingPorts {
  readonly communities: Pick<Communities, 'joinCommunity'>;
  readonly followCommunity: FollowCommunity;
  readonly sure: RetryingWrites;
  readonly toasts: Toasts;
  readonly access: Pick<Access, 'isLoggedIn' | 'require'>;
  readonly list: Pick<CommunitiesStore, 'isFollowed' | 'setFollowed' | 'loadFollowedOnce'>;
}

/** Follows communities and leaves them. Its code loads when the browser is idle. */
export class FollowingStore implements PersonalStore {
  readonly #ports: FollowingPorts;

  constructor(ports: FollowingPorts) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async toggle(community: Community): Promise<void> {
    if (this.#ports.list.isFollowed(community)) await this.leave(community);
    else await this.follow(community);
  }

  async follow(community: Community): Promise<void> {
    const { type, entityId } = community;
    const { access } = this.#ports;
    if (access.isLoggedIn) await this.change(community, true);
    else access.require('READER', 'feed', { kind: 'follow', community: { type, entityId } });
  }

  /** Follows the community after the login. A toast reports the outcome. */
  async resumeFollow({ type, entityId }: CommunityRef): Promise<void> {
    const { communities, list, toasts, sure } = this.#ports;
    await list.loadFollowedOnce();
    // The community may not be loaded: after a login elsewhere, the page with the clicked button is gone.
    const answer = await sure.send(communityOutcomes.followedOne, () => communities.joinCommunity({ type, entityId }));
    if (!answer.ok) {
      showFailure(toasts, communityMessages.notResumed, answer.failure);
      return;
    }
    list.setFollowed(answer.value, true);
    toasts.show(createToast('success', fillTemplate(communityMessages.resumed, { name: answer.value.name })));
  }

  async leave(community: Community): Promise<void> {
    const { list, toasts } = this.#ports;
    const isLeft = await this.change(community, false);
    if (!isLeft || list.isFollowed(community)) return;
    const undo = { linkText: communityMessages.undo, onLinkClick: () => void this.undoLeaving(community) };
    const text = fillTemplate(communityMessages.left, { name: community.name });
    toasts.show(createToast('default', text, null, undo), LEFT_TOAST);
  }

  followedElsewhere(community: Community): void {
    const { followCommunity, list } = this.#ports;
    followCommunity.showFollowed(community, list);
  }

  forget(): void {
    this.#ports.toasts.dismiss(LEFT_TOAST);
    this.#ports.followCommunity.forget();
    this.#ports.sure.forget();
  }

  private async undoLeaving(community: Community): Promise<void> {
    this.#ports.toasts.dismiss(LEFT_TOAST);
    await this.follow(community);
  }

  private async change(community: Community, isFollowed: boolean): Promise<boolean> {
    const { followCommunity, list, toasts } = this.#ports;
    const answer = await followCommunity.execute({ community, isFollowed, list });
    if (answer.ok) return true;
    const { notFollowed, notLeft } = communityMessages;
    const title = fillTemplate(isFollowed ? notFollowed : notLeft, { name: community.name });
    showFailure(toasts, title, answer.failure);
    return false;
  }
}
