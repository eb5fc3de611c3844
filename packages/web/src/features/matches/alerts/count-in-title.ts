const COUNT = /^\(\d+\) /;

/** Counts in the document's title, whatever the page writes there; zero shows no count. */
export function countInTitle() {
  let count = 0;
  const title = document.head.querySelector('title');
  const show = () => {
    const plain = document.title.replace(COUNT, '');
    const counted = count > 0 ? `(${count}) ${plain}` : plain;
    if (document.title !== counted) document.title = counted;
  };
  const observer = new MutationObserver(show);
  if (title) observer.observe(title, { childList: true, characterData: true, subtree: true });
  const set = (next: number) => {
    count = next;
    show();
  };
  return {
    add: (more: number) => set(count + more),
    clear: () => set(0),
    stop() {
      set(0);
      observer.disconnect();
    },
  };
}
