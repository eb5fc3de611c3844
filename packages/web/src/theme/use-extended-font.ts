import { useEffect } from 'react';
import fontUrl from './fonts/archivo-text-ext.woff2?url';

const FONT_DESCRIPTORS = {
  weight: '400 700',
  /** Without ı, Œ and œ, which are in the first font. */
  unicodeRange: 'U+100-130, U+132-151, U+154-24F, U+1E9E',
  display: 'swap',
} as const;

/**
 * Declares the font for Czech, Polish, Romanian and Turkish letters after hydration, so that no page fetches it before its
 * first paint; a browser fetches it once the page has such a letter.
 * The file is Archivo's latin-ext (Fontsource 5.3.0) cut to Latin Extended-A, Ș and Ț, and to weights 400 to 700.
 */
export function useExtendedFont() {
  useEffect(() => {
    document.fonts?.add(new FontFace('Touchline Text', `url(${fontUrl})`, FONT_DESCRIPTORS));
  }, []);
}
