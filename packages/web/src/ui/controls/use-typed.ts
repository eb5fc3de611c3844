import { useCallback, useRef } from 'react';

const pause = 700;

/** Letters typed in quick succession are one word. */
export function useTypeahead(): (key: string) => string {
  const typed = useRef({ word: '', at: 0 });
  return useCallback((key) => {
    if (key.length !== 1) return '';
    const now = performance.now();
    const before = now - typed.current.at < pause ? typed.current.word : '';
    typed.current = { word: before + key.toLowerCase(), at: now };
    return typed.current.word;
  }, []);
}
