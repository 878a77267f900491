// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ToastCard } from './toast-card';

const TYPES = ['default', 'success', 'failure', 'alert', 'info', 'alertWithTitle', 'chatMessage'];

afterEach(cleanup);

describe('ToastCard', () => {
  it.each(TYPES)('[ER-TOAST-CLOSE] has a close button as %s', async (type) => {
    const closed: string[] = [];
    render(<ToastCard type={type} text1="Saved" onClose={() => closed.push(type)} closeLabel="Dismiss" />);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(closed).toEqual([type]);
  });

  it('[ST-TOAST-UNKNOWN] renders nothing for an unknown type', () => {
    for (const type of ['foo', '', 'toString', '__proto__']) {
      const { container } = render(<ToastCard type={type} text1="Saved" onClose={() => {}} closeLabel="Dismiss" />);
      expect(container.childNodes).toHaveLength(0);
    }
  });

  it('shows both texts as plain text, and a link that acts', async () => {
    const pressed: string[] = [];
    render(
      <ToastCard
        type="alertWithTitle"
        text1="<b>New</b> sign-in"
        text2="Chrome on Windows"
        link={{ text: 'Secure my account', onPress: () => pressed.push('once') }}
        onClose={() => {}}
        closeLabel="Dismiss"
      />,
    );
    expect(screen.getByText('<b>New</b> sign-in')).toBeTruthy();
    expect(screen.getByText('Chrome on Windows')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Secure my account' }));
    expect(pressed).toEqual(['once']);
  });
});
