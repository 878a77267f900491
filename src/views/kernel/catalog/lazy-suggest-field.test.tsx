// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithStores } from '@tests/support/render-with-stores';
import { Container } from 'inversify';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { ok } from '@/core/kernel/common/result';
import { CatalogStore } from '@/stores/kernel/catalog/catalog.store';
import { CatalogKey } from '@/stores/kernel/catalog/keys';
import { FeaturesStore } from '@/stores/kernel/shell/features.store';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { LazySuggestField } from './lazy-suggest-field';

afterEach(cleanup);

function JobTitle() {
  const [text, setText] = useState('');
  return (
    <LazySuggestField
      label="Job title"
      list="jobProfile"
      text={text}
      maxLength={80}
      onChange={setText}
      error={undefined}
    />
  );
}

describe('a field whose suggestions come when idle', () => {
  it('takes text before their code has come; then it keeps the text, the focus and the selection, and has suggestions', async () => {
    const container = new Container();
    const time = new ManualTime();
    const features = new FeaturesStore({ loadIdle: async () => undefined, store: container.get.bind(container) });
    container.bind(FeaturesKey).toConstantValue(features);
    renderWithStores((key) => container.get(key), <JobTitle />);
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Job title' });
    expect(box.maxLength).toBe(80);
    await userEvent.type(box, 'Data An');
    box.setSelectionRange(4, 4);

    container
      .bind(CatalogKey)
      .toConstantValue(
        new CatalogStore(
          { suggestItems: async () => ok([{ id: 7, name: 'Data Analyst', detail: null, isNear: false }]) },
          time,
        ),
      );
    await act(() => features.loadIdle());
    const combobox = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Job title' });
    expect(combobox.value).toBe('Data An');
    expect(combobox.maxLength).toBe(80);
    expect(document.activeElement).toBe(combobox);
    expect([combobox.selectionStart, combobox.selectionEnd]).toEqual([4, 4]);
    await act(() => time.advance(1_000));
    expect(await screen.findByRole('option', { name: 'Data Analyst' })).toBeTruthy();
  });
});
