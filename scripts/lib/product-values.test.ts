import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { expect, it } from 'vitest';
import { findUnusedValues } from './product-values';

const project = temporaryFolders('values')();

const files = {
  'src/core/toast.ts': `
    export type ToastKind = 'success' | 'failure' | 'stored' | 'never';
    export const CONTEXTS = ['vote', 'coupon'] as const;
    export const SIZES = ['small', 'large'] as const;
    export interface Toast { kind: ToastKind; isOld: boolean; isNew: boolean; link?: string; text?: string; spread?: string; seen?: string }
    export function show(toast: Toast, delay = 0, place?: string) { return [toast.kind === 'never', delay, place]; }
    export function handedOn(text: string, length?: number) { return text.slice(length); }`,
  'src/app/client.ts': `import type { Toast } from '../core/toast';
    import { CONTEXTS, handedOn, show, SIZES } from '../core/toast';
    const more: { spread?: string } = {};
    const toast: Toast = { kind: 'success', isOld: false, isNew: true, text: 'Saved', ...more };
    show(toast, 10);
    toast.seen = 'today';
    if (CONTEXTS[0] === 'vote') show({ kind: 'failure', isOld: false, isNew: false });
    export const context: (typeof CONTEXTS)[number] = 'vote';
    export const sizes = SIZES.map((size) => size);
    export const shortened = sizes.map(handedOn);
    export const sql = \`select 1 where kind = 'stored'\`;`,
  'src/app/first-view.tsx': 'export {};',
  'src/server/main.ts': 'export {};',
};

it('finds cases, members and arguments that are in types alone', () => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(project, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(project, file), text);
  }
  expect(findUnusedValues(project).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'case ToastKind: never',
    'case CONTEXTS: coupon',
    'member Toast.link',
    'argument show(place)',
    'default Toast.isOld',
  ]);
});
