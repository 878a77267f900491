// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { Button } from './button';
import { ButtonLink } from './button-link';
import { IconButton } from './icon-button';

afterEach(cleanup);

describe('Button', () => {
  it('is a button that does not submit, and calls what it was given', async () => {
    const pressed: string[] = [];
    render(<Button onClick={() => pressed.push('once')}>Follow</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Follow' }));
    expect(pressed).toEqual(['once']);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });

  it('keeps the focus and does nothing while busy', async () => {
    const pressed: string[] = [];
    render(
      <Button busy onClick={() => pressed.push('once')}>
        Posting
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Posting' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(pressed).toEqual([]);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('does not submit its form while busy', async () => {
    const submitted: string[] = [];
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted.push('once');
        }}
      >
        <Button type="submit" busy>
          Post
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(submitted).toEqual([]);
  });
});

describe('ButtonLink', () => {
  it('is a link in a button’s dress', () => {
    render(
      <MemoryRouter>
        <ButtonLink to="/about" tone="primary">
          About
        </ButtonLink>
      </MemoryRouter>,
    );
    const link = screen.getByRole('link', { name: 'About' });
    expect(link.getAttribute('href')).toBe('/about');
    expect(link.className).toBe('btn btn--primary');
  });
});

describe('IconButton', () => {
  it('is named by its label and passes states on', () => {
    render(<IconButton label="Vote up" icon={null} aria-pressed />);
    expect(screen.getByRole('button', { name: 'Vote up', pressed: true })).toBeTruthy();
  });
});
