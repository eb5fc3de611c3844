import { useLayoutEffect, useRef } from 'react';

const tallest = 80;

/** CHT-3: a text area as high as its text, up to a point. */
export function useAutosize(text: string) {
  const box = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    current.style.height = 'auto';
    if (text) current.style.height = `${Math.min(current.scrollHeight, tallest)}px`;
  }, [text]);
  return box;
}
