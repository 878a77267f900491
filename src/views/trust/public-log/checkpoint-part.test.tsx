// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Checkpoint } from './checkpoint-part';

afterEach(cleanup);

const checkpoint = {
  note: 'tarakki.example/log\n2\nCsU=\n\n— tarakki.example/log Az3g\n',
  keys: ['tarakki.example/log+530d903a+Aek'],
};

it('names each witness of another operator with its day', () => {
  render(
    <Checkpoint
      checkpoint={{ ...checkpoint, cosigners: [{ name: 'other.example/witness', cosignedOn: '2026-11-28' }] }}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'other.example/witness, on 28 Nov 2026',
  ]);
  expect(screen.queryByText('Nobody outside has cosigned this checkpoint yet.')).toBeNull();
});

it('says that there is none, and shows the checkpoint as it is', () => {
  const { container } = render(<Checkpoint checkpoint={{ ...checkpoint, cosigners: [] }} />);
  expect(screen.getByText('Nobody outside has cosigned this checkpoint yet.')).not.toBeNull();
  expect(container.querySelector('pre')?.textContent).toBe(checkpoint.note);
  expect(screen.getByRole('link', { name: 'Save the checkpoint' }).getAttribute('href')).toBe('/log/checkpoint');
});
