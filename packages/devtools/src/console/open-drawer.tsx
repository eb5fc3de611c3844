import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Drawer } from './drawer.tsx';
import { readWorld } from './world.ts';

async function loadStyles(): Promise<CSSStyleSheet> {
  const response = await fetch('/worlds/console/style.css');
  return new CSSStyleSheet().replace(await response.text());
}

/** Renders the drawer into the shadow root of the console. */
export async function openDrawer(root: ShadowRoot, onClose: () => void) {
  const [world, styles] = await Promise.all([readWorld(), loadStyles()]);
  const [ofMark = styles] = root.adoptedStyleSheets;
  root.adoptedStyleSheets = [ofMark, styles];
  const container = document.createElement('div');
  container.className = 'drawer';
  root.append(container);
  const drawer = createRoot(container);
  const close = () => {
    drawer.unmount();
    container.remove();
    onClose();
  };
  flushSync(() => drawer.render(<Drawer world={world} root={root} onClose={close} />));
  return {
    close,
    focus: () => container.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus(),
  };
}
