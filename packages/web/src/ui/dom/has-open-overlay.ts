/** Whether a dialog or a list of options is open: keys are its own then, and shortcuts of the page do nothing. */
export const hasOpenOverlay = (): boolean =>
  document.querySelector('dialog[open], [role=dialog], [role=listbox]') !== null;
