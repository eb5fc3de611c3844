import { DEMO_TEXTS } from '../../i18n/demo-texts.ts';
import type { Language } from '../../i18n/languages.ts';
import { loadFonts } from './load-fonts.ts';

/**
 * Runs at the end of the body of the demo's documents. The worker is the demo's server: it is registered after the first
 * paint, and the site's script starts when the worker answers this page. The document knows its folder only if the worker
 * sent it; otherwise it is the nearest one above the address that has the worker.
 */
const WORKER_FILE = 'touchline-demo.js';

const { currentScript, documentElement: root, head } = document;
const { entry, parts } = (currentScript as HTMLScriptElement).dataset as {
  entry: string;
  parts: string;
};
const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;

const register = (folder: string) =>
  (container as ServiceWorkerContainer).register(`${folder}/${WORKER_FILE}`, {
    scope: `${folder}/`,
    updateViaCache: 'none',
  });

const registerAbove = async (path: string): Promise<string> => {
  const folder = path.slice(0, path.lastIndexOf('/'));
  try {
    await register(folder);
    return folder;
  } catch (error) {
    if (folder === '') throw error;
    return registerAbove(folder);
  }
};

const inControl = async () => {
  const { active } = await (container as ServiceWorkerContainer).ready;
  if (container?.controller) return;
  const controlled = new Promise((resolve) =>
    container?.addEventListener('controllerchange', resolve, { once: true }),
  );
  active?.postMessage('claim');
  await controlled;
};

const start = async () => {
  const known = root.dataset.base;
  const folder = known ?? (await registerAbove(location.pathname));
  if (known !== undefined) register(known).catch(console.warn);
  await inControl();
  if (known === undefined && !/\/(index\.html)?$/.test(location.pathname.slice(folder.length))) {
    // This document may be the host's page for unknown addresses: the worker has the right one.
    location.reload();
    return;
  }
  root.dataset.base = folder;
  loadFonts();
  for (const part of parts.split(' ')) {
    const href = known === undefined ? folder + part : part;
    head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  await import(known === undefined ? folder + entry : entry);
  container?.controller?.postMessage('store');
};

const showFailure = (error: unknown) => {
  console.warn(error);
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.textContent = DEMO_TEXTS[root.lang.slice(0, 2) as Language].failure;
  notice.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:9;margin:0;padding:1rem;text-align:center;background:var(--text-1);color:var(--bg-0)';
  document.body.append(notice);
};

const startAfterPaint = () =>
  requestAnimationFrame(() => setTimeout(() => start().catch(showFailure)));

if (document.hidden) start().catch(showFailure);
else startAfterPaint();
