import type { RenderResult } from '@testing-library/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import type { StoreOf } from '@/views/kernel/common/use-store';
import { StoresProvider } from '@/views/kernel/common/use-store';

export function renderWithStores(store: StoreOf, view: ReactNode): RenderResult {
  return render(
    <MemoryRouter>
      <StoresProvider store={store}>{view}</StoresProvider>
    </MemoryRouter>,
  );
}
