// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Avatar } from './avatar';
import { Badge } from './badge';
import { EmptyState } from './empty-state';
import type { LoadMoreProps } from './load-more';
import { LoadMore } from './load-more';
import { RelativeTime } from './relative-time';
import { Section } from './section';
import { StepBar } from './step-bar';

afterEach(cleanup);

const TEXTS: LoadMoreProps['texts'] = {
  more: 'Show more',
  loading: 'Loading more',
  failed: 'More did not load.',
  retry: 'Try again',
  done: 'That is all.',
};

describe('LoadMore', () => {
  it('asks once while it is idle, and again after a failure', async () => {
    const asked: string[] = [];
    const { rerender } = render(<LoadMore status="idle" onLoadMore={() => asked.push('more')} texts={TEXTS} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    rerender(<LoadMore status="loading" onLoadMore={() => asked.push('more')} texts={TEXTS} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(asked).toEqual(['more']);
    expect(screen.getByRole('status').textContent).toBe('Loading more');
    rerender(<LoadMore status="failed" onLoadMore={() => asked.push('again')} texts={TEXTS} />);
    expect(screen.getByRole('alert').textContent).toBe('More did not load.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(asked).toEqual(['more', 'again']);
  });

  it('is a link to the next page, which the code follows without leaving', async () => {
    const asked: string[] = [];
    render(<LoadMore status="idle" href="/?after=x" onLoadMore={() => asked.push('more')} texts={TEXTS} />);
    const link = screen.getByRole('link', { name: 'Show more' });
    expect(link.getAttribute('href')).toBe('/?after=x');
    await userEvent.click(link);
    expect(asked).toEqual(['more']);
  });

  it('says when there is no more', () => {
    render(<LoadMore status="done" onLoadMore={() => {}} texts={TEXTS} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('That is all.');
  });
});

describe('EmptyState', () => {
  it('announces itself only when something failed', () => {
    const { rerender } = render(<EmptyState title="Nothing new" />);
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(<EmptyState title="It did not load" tone="failure" />);
    expect(screen.getByRole('alert').textContent).toBe('It did not load');
  });
});

describe('Section', () => {
  it('is a landmark named by its title, also when the title is hidden', () => {
    render(
      <Section title="Your communities" titleHidden>
        text
      </Section>,
    );
    expect(screen.getByRole('region', { name: 'Your communities' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2 })).toBeTruthy();
  });

  it('is no landmark without a title', () => {
    render(<Section>text</Section>);
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('Badge', () => {
  it('shows nothing at nought and stops counting at its maximum', () => {
    const { container, rerender } = render(<Badge count={0} />);
    expect(container.textContent).toBe('');
    rerender(<Badge count={99} />);
    expect(container.textContent).toBe('99');
    rerender(<Badge count={100} />);
    expect(container.textContent).toBe('99+');
  });
});

describe('StepBar', () => {
  it('marks the current step, for the eye: the words beside it say the same', () => {
    const { container } = render(<StepBar steps={4} current={2} />);
    expect([...container.querySelectorAll('li')].map(({ className }) => className)).toEqual([
      'is-done',
      'is-current',
      '',
      '',
    ]);
    expect(screen.queryByRole('list')).toBeNull();
  });
});

describe('Avatar', () => {
  it('is decoration beside a name and an image with a label alone', () => {
    const { container, rerender } = render(<Avatar seed="QuietBulbul" />);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
    rerender(<Avatar seed="QuietBulbul" label="QuietBulbul" />);
    expect(screen.getByRole('img', { name: 'QuietBulbul' })).toBeTruthy();
  });
});

describe('RelativeTime', () => {
  it('carries the moment for machines', () => {
    render(<RelativeTime at="2026-11-20T05:00:00Z" text="2 h" />);
    expect(screen.getByText('2 h').getAttribute('datetime')).toBe('2026-11-20T05:00:00Z');
  });
});
