// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { TextLink } from './text-link';

afterEach(cleanup);

const href = (to: string): string | null => {
  render(
    <MemoryRouter basename="/">
      <TextLink to={to}>there</TextLink>
    </MemoryRouter>,
  );
  return screen.getByRole('link').getAttribute('href');
};

describe('TextLink', () => {
  it.each([
    ['/about', '/about'],
    ['https://example.com/a', 'https://example.com/a'],
    ['mailto:help@example.com', 'mailto:help@example.com'],
  ])('leads %s to %s', (to, wanted) => {
    expect(href(to)).toBe(wanted);
  });

  it('never makes a script of an address', () => {
    render(
      <MemoryRouter>
        <TextLink to="javascript:alert(1)">there</TextLink>
      </MemoryRouter>,
    );
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('there')).toBeTruthy();
  });

  it('marks the current page and keeps the opener from a new tab', () => {
    render(
      <MemoryRouter>
        <TextLink to="https://example.com" newTab current>
          there
        </TextLink>
      </MemoryRouter>,
    );
    const link = screen.getByRole('link');
    expect(link.getAttribute('aria-current')).toBe('page');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });
});
