import type { RenderResult } from '@testing-library/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import type { AppStores } from '@/app/app-stores';
import { StoresProvider } from '@/views/common/stores-context';

/** Renders a view with an app's stores, inside a router. */
export function renderWithStores(stores: AppStores, view: ReactNode): RenderResult {
  return render(
    <MemoryRouter>
      <StoresProvider stores={stores}>{view}</StoresProvider>
    </MemoryRouter>,
  );
}
