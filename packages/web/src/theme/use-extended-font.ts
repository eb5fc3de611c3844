import { useEffect } from 'react';
import file from './fonts/archivo-text-ext.woff2?url';

const face = { weight: '400 700', unicodeRange: 'U+100-24F', display: 'swap' } as const;

/**
 * The letters of Prague, Warsaw and Bucharest: fetched by a page that has one, named by none before it is painted.
 * The file is Archivo's latin-ext (Fontsource 5.3.0) cut to Latin Extended-A, Ș and Ț, and to weights 400 to 700.
 */
export function useExtendedFont() {
  useEffect(() => {
    document.fonts?.add(new FontFace('Touchline Text', `url(${file})`, face));
  }, []);
}
