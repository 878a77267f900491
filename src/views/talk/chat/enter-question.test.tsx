// @vitest-environment happy-dom

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { aMemoryUser } from '@tests/support/a-memory-user';
import { workingDetails } from '@tests/support/career-details';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, expect, it } from 'vitest';
import { CareerRecords } from '@/adapters/memory/account/career-status/career-records';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { ChatRecords } from '@/adapters/memory/talk/chat/chat-records';
import { CommunityRecords } from '@/adapters/memory/talk/communities/community-records';
import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import { communityKeyOf } from '@/core/talk/communities/user-communities';
import { RoomList } from './room-list';

afterEach(cleanup);

/** Verifies a work email of the user. */
function employ(world: MemoryWorld, user: MemoryUser, companyName: string): void {
  const checked = { verified: 'VERIFIED', source: 'email', workEmail: user.email } as const;
  world.records(CareerRecords).of(user).career = {
    careerStatusId: 1,
    status: {
      type: 'working',
      working: { ...workingDetails, companyName, ...checked },
      student: null,
      unemployed: null,
    },
    code: null,
    codesSentAt: [],
    provedAt: null,
  };
}

async function theRooms() {
  const { world, me } = await startMemoryApp({ as: 'writer' });
  const communities = world.records(CommunityRecords);
  const [company, topic] = (['company', 'topic'] as const).map((kind) =>
    communities.all.find(({ type }) => type === kind),
  );
  if (company === undefined || topic === undefined) throw new Error('The world has no company or topic.');
  const others = Array.from({ length: MIN_GROUP - 1 }, () => aMemoryUser(world, { isWriter: true }));
  for (const user of [me, ...others]) employ(world, user, company.name);
  communities.followedBy(me).add(communityKeyOf(topic));
  const app = await startMemoryApp({ as: 'writer', world, me, address: '/messages' });
  renderWithStores(app.store, <RoomList />);
  const rooms = () => world.records(ChatRecords).rooms.map(({ community }) => community.name);
  return { app, company, topic, rooms };
}

const enterButton = (name: string) => screen.getByRole('button', { name: `Enter the room ${name}` });

it('says what others learn before the room of a company is entered, and enters it only after a second press', async () => {
  const { app, company, rooms } = await theRooms();
  fireEvent.click(enterButton(company.name));
  expect(screen.getByText(`Enter the room of ${company.name}?`)).toBeTruthy();
  const enter = screen.getByRole('button', { name: 'Enter the room' });
  // The button's description explains the effect to screen readers.
  const described = document.getElementById(enter.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe(
    `What you write there shows the people in it that your pseudonym works at ${company.name}. Until you write, no one learns that you are there.`,
  );
  expect(document.activeElement).toBe(enter);
  expect(rooms()).toEqual([]);
  fireEvent.click(enter);
  await waitFor(() => expect(app.location.current()).toMatch(/^\/messages\/.+/));
  expect(rooms()).toEqual([company.name]);
  expect(screen.queryByText(`Enter the room of ${company.name}?`)).toBeNull();
});

it('leaves everything as it was, and the focus where it began, for whoever stays out', async () => {
  const { app, company, rooms } = await theRooms();
  fireEvent.click(enterButton(company.name));
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('button', { name: 'Enter the room' })).toBeNull();
  expect(document.activeElement).toBe(enterButton(company.name));
  await app.settle();
  expect([rooms(), app.location.current()]).toEqual([[], '/messages']);
});

it('does not ask before the room of a topic, which says nothing of who is in it', async () => {
  const { app, topic, rooms } = await theRooms();
  fireEvent.click(enterButton(topic.name));
  expect(screen.queryByRole('button', { name: 'Enter the room' })).toBeNull();
  await waitFor(() => expect(app.location.current()).toMatch(/^\/messages\/.+/));
  expect(rooms()).toEqual([topic.name]);
});
