import type { Alert } from './alert-text.ts';

export const canNotify = (): boolean =>
  typeof Notification !== 'undefined' && Notification.permission === 'granted';

/** Shows the browser's notification. `onClick` leads to the match. */
export function notify({ key, title, text, href }: Alert, onClick: () => void): void {
  // The tag replaces a notification of the same event. The site has its own sound.
  const options = { body: text, tag: key, icon: '/icons/any-192.png', silent: true };
  try {
    const notification = new Notification(title, options);
    notification.onclick = () => {
      window.focus();
      onClick();
      notification.close();
    };
  } catch {
    // Android allows notifications of a service worker only, which then opens the match.
    void navigator.serviceWorker?.ready.then((registration) =>
      registration.showNotification(title, { ...options, data: href }),
    );
  }
}
