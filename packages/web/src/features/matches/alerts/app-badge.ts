/** The number on the icon of the installed site; none with zero. Browsers without badges ignore it. */
export function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  // Refused where the site is not installed.
  shown.catch(() => {});
}
