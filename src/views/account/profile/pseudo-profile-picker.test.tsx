// @vitest-environment happy-dom

import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failureOf } from '@tests/support/failure-of';
import type { MemoryApp } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { CareerRecords } from '@/adapters/memory/account/career-status/career-records';
import { emptyCareerStatus } from '@/core/account/career-status/career-status';
import type { ProfileType } from '@/core/account/profile/profile-type';
import { PseudoProfilePicker } from './pseudo-profile-picker';

afterEach(cleanup);

const career = {
  ...emptyCareerStatus.working,
  companyName: 'Vaayuna Technologies',
  departmentId: 1,
  industryId: 1,
  jobProfile: 'Software Engineer',
};

async function writer(): Promise<MemoryApp> {
  const app = await startMemoryApp({ as: 'writer' });
  const status = { type: 'working', working: career, student: null, unemployed: null } as const;
  app.world.records(CareerRecords).of(app.me).career = {
    careerStatusId: 41,
    status,
    code: null,
    codesSentAt: [],
    provedAt: null,
  };
  return app;
}

describe('the profile picker', () => {
  it('[OV-PSEUDO-PICKER] lists the available profiles and returns the selected type', async () => {
    const { store, line } = await writer();
    const picked: ProfileType[] = [];
    renderWithStores(
      store,
      <PseudoProfilePicker open current="ANONYMOUS" onClose={() => undefined} onPicked={(type) => picked.push(type)} />,
    );
    const choices = await screen.findAllByRole('radio');
    expect(choices.map((choice) => choice.getAttribute('value'))).toEqual(['ANONYMOUS', 'DESIGNATION']);
    expect(screen.getByText('FilterKaapi')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: /Software Engineer.*Vaayuna/ }));
    await waitFor(() => expect(picked).toEqual(['DESIGNATION']));
    // The choice is for one post: the next one starts under the pseudonym.
    expect(line.countOf('selectPseudoProfile')).toBe(0);
  });

  it('marks the profile of the post in hand, so that the other one can be picked though it was chosen last', async () => {
    const { store } = await writer();
    const picked: ProfileType[] = [];
    renderWithStores(
      store,
      <PseudoProfilePicker
        open
        current="DESIGNATION"
        onClose={() => undefined}
        onPicked={(type) => picked.push(type)}
      />,
    );
    const pseudonym = await screen.findByRole('radio', { name: /FilterKaapi/ });
    expect(pseudonym).toHaveProperty('checked', false);
    await userEvent.click(pseudonym);
    await waitFor(() => expect(picked).toEqual(['ANONYMOUS']));
  });

  it('says where the profiles did not load, and asks again', async () => {
    const { store, line } = await writer();
    line.failNext(failureOf(500));
    renderWithStores(
      store,
      <PseudoProfilePicker open current="ANONYMOUS" onClose={() => undefined} onPicked={() => undefined} />,
    );
    await screen.findByText('Your profiles did not load.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('radio')).toHaveLength(2);
  });
});
