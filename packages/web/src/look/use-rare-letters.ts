import { useEffect } from 'react';
import file from './fonts/archivo-text-ext.woff2?url';

const face = { weight: '400 700', unicodeRange: 'U+100-24F', display: 'swap' } as const;

/** The letters of Prague, Warsaw and Bucharest: fetched by a page that has one, named by none before it is painted. */
export function useRareLetters() {
  useEffect(() => {
    document.fonts?.add(new FontFace('Touchline Text', `url(${file})`, face));
  }, []);
}
