import '@/views/ui/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { AppRoot } from './app-root';
import { createApp } from './create-app';
import { ROOT_ELEMENT_ID } from './document-html';
import { browserEnvironment } from './environments/browser';
import { readState } from './first-view-state';
import { startApp } from './start-app';

async function start(): Promise<void> {
  const root = document.getElementById(ROOT_ELEMENT_ID);
  if (root === null) throw new Error('The document has no place for the app.');
  const environment = browserEnvironment(window, readState(document));
  const app = createApp(environment);
  await app.prepare(window.location.pathname, window.location.search);
  environment.forgetFirstView();
  hydrateRoot(
    root,
    <BrowserRouter>
      <AppRoot app={app} onMounted={startApp} />
    </BrowserRouter>,
  );
}

void start();
