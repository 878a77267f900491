import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { KeyPress, Shortcut } from '@/core/kernel/shortcuts/shortcut';
import { shortcutOf } from '@/core/kernel/shortcuts/shortcut';
import { ShortcutsKey } from '@/stores/kernel/shortcuts/keys';
import { VotingKey } from '@/stores/talk/voting/keys';
import type { VotingStore } from '@/stores/talk/voting/voting.store';
import { useStore } from '../common/use-store';
import { firstInPage, focusedElement } from '../page/page';
import { onDocument } from '../page/page-events';
import { LazyOverlay } from '../shell/lazy-overlay';
import { isHandledElsewhere, keyPressOf } from './key-press';
import { postAround, stepFrom } from './shown-posts';

const loadDialog = async () => (await import('./shortcuts-dialog')).ShortcutsDialog;

export const ShortcutWatch = observer(function ShortcutWatch() {
  const shortcuts = useStore(ShortcutsKey);
  const voting = useStore(VotingKey);
  useEffect(() => {
    const acts: Readonly<Record<Shortcut, () => boolean>> = {
      next: () => stepFrom(postAround(), 1),
      previous: () => stepFrom(postAround(), -1),
      open: () => follow(postAround()?.querySelector(':is(h2, h3) a, .post__x > a:last-child')),
      vote: () => vote(voting.press),
      comment: () => follow(firstInPage('.comment-prompt') ?? postAround()?.querySelector('a.act')),
      search: () =>
        focus(firstInPage('[role="search"] [role="combobox"]')) || follow(firstInPage('header [href="/search"]')),
      help: () => {
        shortcuts.openHelp();
        return true;
      },
    };
    const done = (press: KeyPress) => {
      const shortcut = shortcutOf(press, shortcuts.isOn);
      return shortcut !== null && acts[shortcut]();
    };
    const handle = (event: KeyboardEvent) => {
      if (done(keyPressOf(event))) event.preventDefault();
    };
    for (const key of shortcuts.takeEarlyKeys()) {
      done({ key, hasModifier: false, isTaken: isHandledElsewhere(focusedElement()) });
    }
    return onDocument('keydown', handle);
  }, [shortcuts, voting]);
  return <LazyOverlay isOpen={shortcuts.isHelpOpen} load={loadDialog} onFailed={shortcuts.closeHelp} />;
});

function follow(control: Element | null | undefined): boolean {
  if (!(control instanceof HTMLElement)) return false;
  control.click();
  return true;
}

function focus(control: Element | null): boolean {
  if (!(control instanceof HTMLElement)) return false;
  control.focus();
  return true;
}

const HEADING_PREFIX = 'post-';

function vote(press: VotingStore['press']): boolean {
  const id = postAround()?.getAttribute('aria-labelledby')?.slice(HEADING_PREFIX.length);
  if (id === undefined) return false;
  void press({ type: 'post', id }, 'up');
  return true;
}
