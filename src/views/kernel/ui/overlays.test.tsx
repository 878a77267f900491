// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { Button } from './button';
import type { ComboboxOption, ComboboxProps } from './combobox';
import { Combobox } from './combobox';
import { Dialog } from './dialog';
import { Drawer } from './drawer';
import { Field } from './field';
import { MenuButton } from './menu-button';

afterEach(cleanup);

function DialogSample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Your work"
        description="So that salaries fit you."
        closeLabel="Close"
        footer={<Button onClick={() => setOpen(false)}>Continue</Button>}
      >
        <p>Body</p>
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  it('is named and described, takes the focus, and gives it back on Esc', async () => {
    render(<DialogSample />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your work' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Open'));
  });

  it('closes with its close button', async () => {
    render(<DialogSample />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('Drawer', () => {
  it('asks to be closed on Esc', async () => {
    const asked: string[] = [];
    render(
      <Drawer open onClose={() => asked.push('close')} title="Menu" closeLabel="Close">
        text
      </Drawer>,
    );
    await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.keyboard('{Escape}');
    expect(asked).toEqual(['close']);
  });
});

describe('MenuButton', () => {
  it('fetches and opens the menu at the first press, and does what is picked', async () => {
    const done: string[] = [];
    render(
      <MemoryRouter>
        <MenuButton
          label="More"
          trigger="…"
          items={[
            { key: 'copy', label: 'Copy link', onSelect: () => done.push('copy') },
            { key: 'about', label: 'About', to: '/about' },
          ]}
        />
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    const link = await screen.findByRole('menuitem', { name: 'About' });
    expect(link.getAttribute('href')).toBe('/about');
    // In a landmark, and reachable by keyboard where it scrolls.
    const menu = within(screen.getByRole('region', { name: 'More' })).getByRole('menu');
    expect(menu.tabIndex).toBe(0);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Copy link' }));
    expect(done).toEqual(['copy']);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });
});

const COMPANIES: readonly ComboboxOption[] = [
  { id: 'v', label: 'Vaayuna', detail: 'Bengaluru' },
  { id: 'p', label: 'Palashika' },
];

function ComboboxSample({
  status,
  onRetry,
}: {
  readonly status: ComboboxProps['status'];
  readonly onRetry: () => void;
}) {
  const [picked, setPicked] = useState<ComboboxOption | null>(null);
  const [query, setQuery] = useState('');
  return (
    <Field label="Company">
      <Combobox
        value={picked}
        onSelect={(option) => {
          setPicked(option);
          setQuery(option?.label ?? '');
        }}
        query={query}
        onQueryChange={setQuery}
        options={COMPANIES.filter((option) => option.label.toLowerCase().includes(query.toLowerCase()))}
        status={status}
        onRetry={onRetry}
        texts={{
          loading: 'Looking',
          empty: 'None of that name',
          failed: 'Did not load.',
          retry: 'Try again',
          open: 'Show',
        }}
      />
      <output>{picked?.id ?? 'none'}</output>
    </Field>
  );
}

describe('Combobox', () => {
  it('suggests while one types and picks with the keyboard', async () => {
    render(<ComboboxSample status="ready" onRetry={() => {}} />);
    const input = screen.getByRole('combobox', { name: 'Company' });
    await userEvent.type(input, 'pal');
    await screen.findByRole('option', { name: 'Palashika' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText('p', { selector: 'output' })).toBeTruthy());
    expect(input).toHaveProperty('value', 'Palashika');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  });

  it('leaves the rest of the page to assistive technology while it is open', async () => {
    render(
      <>
        <p>Beside</p>
        <ComboboxSample status="ready" onRetry={() => {}} />
      </>,
    );
    await userEvent.type(screen.getByRole('combobox', { name: 'Company' }), 'v');
    await screen.findByRole('option', { name: /Vaayuna/ });
    expect(screen.getByText('Beside').closest('[aria-hidden]')).toBeNull();
  });

  it('says that it looks, that there is nothing, and that it failed with a way to try again', async () => {
    const retried: string[] = [];
    const onRetry = () => retried.push('once');
    const { rerender } = render(<ComboboxSample status="loading" onRetry={onRetry} />);
    await userEvent.type(screen.getByRole('combobox', { name: 'Company' }), 'zz');
    expect(await screen.findByText('Looking')).toBeTruthy();
    rerender(<ComboboxSample status="ready" onRetry={onRetry} />);
    expect(await screen.findByText('None of that name')).toBeTruthy();
    rerender(<ComboboxSample status="failed" onRetry={onRetry} />);
    expect(await screen.findByText('Did not load.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retried).toEqual(['once']);
  });

  it('closes on Esc and when the focus goes elsewhere', async () => {
    render(
      <>
        <ComboboxSample status="ready" onRetry={() => {}} />
        <button type="button">Elsewhere</button>
      </>,
    );
    const input = screen.getByRole('combobox', { name: 'Company' });
    await userEvent.type(input, 'v');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.type(input, 'a');
    await screen.findByRole('listbox');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  });

  it('leaves Esc to the dialog around it where no list is open, with what is picked', async () => {
    const asked: string[] = [];
    render(
      <Dialog open onClose={() => asked.push('close')} title="Your work" closeLabel="Close">
        <ComboboxSample status="ready" onRetry={() => {}} />
      </Dialog>,
    );
    await userEvent.type(screen.getByRole('combobox', { name: 'Company' }), 'pal');
    await screen.findByRole('option', { name: 'Palashika' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Escape}');
    expect(asked).toEqual(['close']);
    expect(screen.getByRole('combobox', { name: 'Company' })).toHaveProperty('value', 'Palashika');
  });
});
