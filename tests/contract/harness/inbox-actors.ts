import type { MessagePreferencesChange } from '@/core/account/settings/preferences';
import { UserPreferencesPort } from '@/core/account/settings/preferences.port';
import { NotificationsPort } from '@/core/talk/notifications/notifications.port';
import { VotesPort } from '@/core/talk/voting/votes.port';
import type { Actor, ContractHarness } from './contract-harness';
import { makeWorkingWriter } from './make-writers';
import { successOf } from './outcomes';
import { write } from './submissions';

export function inboxActors(harness: () => ContractHarness) {
  let writers = 0;
  const lastName = (): string => `TamarindTree${writers}`;

  async function anAuthorWith(votes: number): Promise<Actor> {
    writers += 1;
    const author = await harness().newcomer();
    await makeWorkingWriter(author, lastName());
    for (let count = 0; count < votes; count += 1) await upvote(await write(author));
    return author;
  }

  async function upvote(resourceId: string, voter: Actor = harness().as('reader')): Promise<void> {
    successOf(await voter.port(VotesPort).castVote({ resourceId, resourceType: 'post', voteType: 'up' }));
  }

  async function choose(person: Actor, change: MessagePreferencesChange): Promise<void> {
    successOf(await person.port(UserPreferencesPort).saveMessagePreferences(change));
  }

  async function inboxOf(person: Actor) {
    return successOf(await person.port(NotificationsPort).listNotifications({ platform: 'computer', limit: 50 }));
  }

  return { anAuthorWith, upvote, choose, inboxOf, lastName };
}
